/* Functions that run in a page which is shown as it is printed. */

/** Puts the pages of A4 side by side: columns break as pages do. */
export function layOutAsPaper() {
  document.body.style.cssText = 'width: 718px; height: 1047px; columns: 718px; column-fill: auto';
}

/** Pairs of texts of which one lies over the other. */
export function overlaps(): string[] {
  const lines: { text: string; box: DOMRect }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim().slice(0, 40);
    const host = node.parentElement;
    // A bar lies over the page on purpose.
    if (!text || !host?.checkVisibility() || host.closest('.visually-hidden, [data-bar]')) continue;
    if (getComputedStyle(host).clipPath !== 'none') continue;
    const figure = host.closest('figure');
    const isCut = figure && getComputedStyle(figure).overflow === 'hidden';
    const { top, bottom } = (isCut ? figure : document.body).getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(node);
    const seen = [...range.getClientRects()].filter((box) => box.top < bottom && box.bottom > top);
    lines.push(...seen.map((box) => ({ text, box })));
  }
  // A line box is higher than its letters.
  const isOver = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * Math.min(a.height, b.height);
  return lines.flatMap(({ text, box }, index) =>
    lines
      .slice(index + 1)
      .filter((other) => isOver(box, other.box))
      .map((other) => `${text} / ${other.text}`),
  );
}
