/** Returns the island of an element that React has not taken over yet. */
export function unhydratedIsland(element: Element): HTMLElement | null {
  return element.closest?.('[data-island]:not([data-hydrated])');
}

/**
 * Finds an element of an island again after hydration: the element itself or, where React has thrown the page away and
 * drawn it anew, the one in its place.
 */
export function findAgain<E extends HTMLElement>(island: HTMLElement, element: E): E | undefined {
  if (island.contains(element)) return element;
  // It is on the page, but in another island.
  if (element.isConnected) return undefined;
  // It was the island itself, which is drawn anew with the same classes.
  if (element.className === island.className) return island as E;
  return [...island.querySelectorAll<E>(element.localName)].find((candidate) => {
    const isAlike = (name: 'name' | 'value') =>
      candidate.getAttribute(name) === element.getAttribute(name);
    // Fields differ by their names and boxes by their values, tabs and other buttons by their words.
    return isAlike('name') && isAlike('value') && candidate.textContent === element.textContent;
  });
}
