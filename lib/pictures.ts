/** The widths, in pixels, that scripts/pictures writes of each portfolio picture, and their common shape. */
export const portfolioWidths = [480, 800, 1200] as const;
const ASPECT = 4 / 3;

/** The attributes of a portfolio picture that the browser chooses its width from. */
export function portfolioPicture(image: string, basePath: string) {
  const address = (width: number) => `${basePath}/portfolio/${image}-${width}.avif`;
  return {
    src: address(800),
    srcSet: portfolioWidths.map((width) => `${address(width)} ${width}w`).join(', '),
    sizes: '(min-width: 64rem) 46vw, 92vw',
    width: 800,
    height: 800 / ASPECT,
  };
}
