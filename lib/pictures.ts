type Place = {
  /** Width divided by height. */
  aspect: number;
  /** The widths in pixels that are made of a picture, the smallest first. */
  widths: readonly number[];
  /** The width in pixels below which a picture would look blurred. */
  least: number;
  /** What stays of a picture that is too tall. Of one that is too wide the middle stays. */
  keep: 'top' | 'centre';
  /** How wide the picture is on the page, for the attribute of this name. */
  sizes: string;
};

/** The places on the site that show the owner's pictures. */
export const places = {
  portfolio: {
    aspect: 4 / 3,
    widths: [480, 800, 1200],
    least: 800,
    // A screenshot of a site is known by its logo and headline.
    keep: 'top',
    // A phone gets the picture of 480 pixels, 20 KB at most, even with three dots to a pixel.
    sizes: '(min-width: 64rem) 46vw, (min-width: 40rem) 92vw, 160px',
  },
  case: {
    aspect: 4 / 3,
    widths: [480, 800],
    least: 480,
    keep: 'centre',
    sizes: '(min-width: 48rem) 24rem, 160px',
  },
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;

/** For sharp. More effort takes seconds of each build and saves a twentieth of the bytes. */
export const COMPRESSION = { avif: { quality: 58, effort: 2 }, webp: { quality: 75 } };

/** A picture of the owner's in the content. What its file says is put in while the content is loaded. */
export class Picture {
  path = '';
  /** In pixels, of the file as it is seen. */
  width = 0;
  height = 0;
  /** Part of the addresses: another file, crop or compression has another one. */
  version = '';

  constructor(
    readonly place: PlaceName,
    /** The name of the file in content/pictures. */
    readonly file: string,
  ) {}
}

/** Every picture inside a value of the content, with its path in it. */
export function picturesIn(
  value: unknown,
  path: readonly string[] = [],
): { picture: Picture; path: readonly string[] }[] {
  if (value instanceof Picture) return [{ picture: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => picturesIn(inner, [...path, key]));
}

/** The height in pixels that a picture of this width has in its place. */
export function heightIn(place: PlaceName, width: number): number {
  return Math.round(width / places[place].aspect);
}

/** The width in pixels of the largest part of a picture that has the proportions of its place. */
export function largestWidth({ place, width, height }: Picture): number {
  return Math.floor(Math.min(width, height * places[place].aspect));
}

export type PictureFile = {
  /** In the folder /pictures/ of the site. */
  name: string;
  format: keyof typeof COMPRESSION;
  /** In pixels. */
  width: number;
  height: number;
};

/** What is made of a picture: AVIF in several widths, and one WebP for browsers that cannot read AVIF. */
export function filesOf(picture: Picture): Record<'avif', PictureFile[]> & { webp: PictureFile } {
  const { place, version } = picture;
  const file = (format: PictureFile['format'], width: number) => ({
    name: `${version}-${width}.${format}`,
    format,
    width,
    height: heightIn(place, width),
  });
  const largest = largestWidth(picture);
  const widths = new Set(places[place].widths.map((width) => Math.min(width, largest)));
  return {
    avif: [...widths].map((width) => file('avif', width)),
    webp: file('webp', places[place].least),
  };
}

/** The attributes of the elements of a responsive picture. */
export function pictureAttributes(picture: Picture, basePath: string) {
  const { avif, webp } = filesOf(picture);
  const addressOf = ({ name }: PictureFile) => `${basePath}/pictures/${name}`;
  return {
    source: {
      type: 'image/avif',
      srcSet: avif.map((file) => `${addressOf(file)} ${file.width}w`).join(', '),
      sizes: places[picture.place].sizes,
    },
    img: { src: addressOf(webp), width: webp.width, height: webp.height },
  };
}
