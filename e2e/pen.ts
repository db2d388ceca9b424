/** The texts of what the pen has not yet written or drawn to its end. Runs in the page. */
export function unfinishedStrokes(container: Element): string[] {
  // The pen uncovers its strokes from the left; the room around them is negative.
  const isCovered = (element: Element) =>
    [undefined, '::after'].some((pseudo) =>
      getComputedStyle(element, pseudo).clipPath.startsWith('inset(-'),
    );
  return [...container.querySelectorAll('*')]
    .filter(isCovered)
    .map(({ textContent }) => String(textContent));
}
