/** The widths, in pixels, that scripts/pictures writes of each portfolio picture, and their common shape. */
export const portfolioWidths = [480, 800, 1200] as const;
const ASPECT = 4 / 3;

/** The attributes of a portfolio picture that the browser chooses its width from. */
export function portfolioPicture(image: string, basePath: string) {
  const address = (width: number) => `${basePath}/portfolio/${image}-${width}.avif`;
  return {
    src: address(800),
    srcSet: portfolioWidths.map((width) => `${address(width)} ${width}w`).join(', '),
    // A phone has the 480 pixels picture, 20 KB at most, even where its screen has three dots to a pixel.
    sizes: '(min-width: 64rem) 46vw, (min-width: 40rem) 92vw, 160px',
    width: 800,
    height: 800 / ASPECT,
  };
}
