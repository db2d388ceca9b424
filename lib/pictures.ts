/** The widths in pixels of each portfolio picture, which scripts/pictures makes, and their aspect ratio. */
export const portfolioWidths = [480, 800, 1200] as const;
const ASPECT = 4 / 3;

/** The attributes of a responsive portfolio picture. */
export function portfolioPicture(image: string, basePath: string) {
  const address = (width: number) => `${basePath}/portfolio/${image}-${width}.avif`;
  return {
    src: address(800),
    srcSet: portfolioWidths.map((width) => `${address(width)} ${width}w`).join(', '),
    // A phone gets the picture of 480 pixels, 20 KB at most, even with three dots to a pixel.
    sizes: '(min-width: 64rem) 46vw, (min-width: 40rem) 92vw, 160px',
    width: 800,
    height: 800 / ASPECT,
  };
}
