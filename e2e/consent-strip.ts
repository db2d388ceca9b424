/** The height of the strip that asks about the counter of visits, 0 where it is not shown. For the page. */
export function stripHeight(): number {
  return document.querySelector('body > section')?.getBoundingClientRect().height ?? 0;
}

/** The beginnings of the fields and bars that the strip covers, and of the footer. For the page. */
export function coveredByStrip(): string[] {
  const strip = document.querySelector('body > section');
  if (!strip) return [];
  const { top, bottom, left, right } = strip.getBoundingClientRect();
  return [...document.querySelectorAll('main :is(input, textarea), [data-bar], body > footer')]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const box = element.getBoundingClientRect();
      const isBeside = box.bottom <= top + 1 || box.top >= bottom - 1;
      return !isBeside && box.right > left && box.left < right;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}
