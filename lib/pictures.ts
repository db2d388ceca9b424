import { BASE_PATH } from './base-path';

/** How a picture is cropped and encoded for a place of the site. */
export type Slot = {
  /** Width divided by height. */
  aspect: number;
  /** The widths of the files made from a picture, in pixels, from small to large. */
  widths: readonly number[];
  /** The width in pixels below which a picture would look blurred. */
  least: number;
  /**
   * The part of a tall picture that is kept. A wide one keeps its middle. `whole` keeps everything and adds paper
   * around it.
   */
  keep: 'top' | 'centre' | 'whole';
  /** The `sizes` attribute: the width of the picture on the page. */
  sizes?: string;
  /** `two` tones are black on white, in a single file of the largest width. */
  tones?: 'two' | 'grey';
};

export const slots = {
  portfolio: {
    aspect: 4 / 3,
    widths: [440, 800, 1200],
    least: 800,
    // A screenshot has the logo and the headline at its top.
    keep: 'top',
    sizes: '(width < 48rem) 92vw, 46vw',
  },
  phone: { aspect: 4 / 3, widths: [480, 720], least: 480, keep: 'top', sizes: '92vw' },
  case: {
    aspect: 4 / 3,
    widths: [480, 800],
    least: 480,
    keep: 'centre',
    sizes: '(min-width: 48rem) 24rem, 160px',
  },
  person: { aspect: 4 / 5, widths: [720], least: 240, keep: 'top', tones: 'two' },
  /** The portrait of an owner who prefers grey to two tones. */
  photo: { aspect: 4 / 5, widths: [480], least: 240, keep: 'top', tones: 'grey', sizes: '15rem' },
  /** `poster` is beside the words of an advertisement in a feed, `banner` above those of one in a search. */
  poster: { aspect: 1, widths: [440, 720], least: 240, keep: 'centre', sizes: '14rem' },
  banner: { aspect: 14 / 5, widths: [480, 800], least: 400, keep: 'centre', sizes: '27rem' },
  signature: { aspect: 5 / 2, widths: [720], least: 240, keep: 'whole', tones: 'two' },
} as const satisfies Record<string, Slot>;

export type SlotName = keyof typeof slots;

/** Options of sharp. More effort would save 5 % of the bytes and add seconds to each build. */
export const COMPRESSION = { avif: { quality: 58, effort: 2 }, webp: { quality: 75 } };

/** What the content says of a picture: its place on the site, and the name of its file in content/pictures. */
export type PictureName = { slot: SlotName; file: string };

/** A picture whose file has been read. Width and height are in pixels, after rotation. */
export type Picture = PictureName & {
  width: number;
  height: number;
  path: string;
  /** A hash of file, crop and compression, which is part of the addresses. */
  version: string;
  /** True for an SVG, whatever the name of the file ends with. */
  isDrawn?: boolean;
};

export function heightIn(slot: SlotName, width: number): number {
  return Math.round(width / slots[slot].aspect);
}

/** Returns the width in pixels of the largest part with the proportions of the slot. */
export function largestWidth({ slot, width, height }: Picture): number {
  return Math.floor(Math.min(width, height * slots[slot].aspect));
}

/**
 * In pixels. Phones take photos of 200 megapixels and scanners make larger ones. Above this limit memory may run out.
 */
export const MOST_PIXELS = 1e9;

export type PictureFile = {
  /** In the folder /pictures/ of the site. */
  name: string;
  /** A drawing keeps its format. */
  format: keyof typeof COMPRESSION | 'svg';
  width: number;
  height: number;
};

/**
 * Lists the files made from a picture, and one WebP for browsers without AVIF. A two-tone picture is smaller as WebP
 * alone.
 */
export function filesOf(picture: Picture) {
  const { slot, version } = picture;
  const { widths, least, tones }: Slot = slots[slot];
  const file = (format: PictureFile['format'], width: number): PictureFile => ({
    name: `${version}-${width}.${format}`,
    format,
    width,
    height: heightIn(slot, width),
  });
  if (picture.isDrawn) {
    return { avif: [], fallback: { ...file('svg', least), name: `${version}.svg` } };
  }
  const largest = largestWidth(picture);
  const possibleWidths = [...new Set(widths.map((width) => Math.min(width, largest)))];
  return {
    avif: tones === 'two' ? [] : possibleWidths.map((width) => file('avif', width)),
    fallback: file('webp', tones === 'two' ? Math.max(...possibleWidths) : least),
  };
}

/** @param name of a file that is made from a picture */
export function mediaTypeOf(name: PictureFile['name']): string {
  const format = name.split('.').at(-1);
  return format === 'svg' ? 'image/svg+xml' : `image/${format}`;
}

/** A small picture, for rows of several pictures, uses only the smallest file. */
export function pictureAttributes(picture: Picture, isSmall = false) {
  const { avif, fallback } = filesOf(picture);
  const { sizes }: Slot = slots[picture.slot];
  const addressOf = ({ name }: PictureFile) => `${BASE_PATH}/pictures/${name}`;
  const files = isSmall ? avif.slice(0, 1) : avif;
  return {
    source: files.length > 0 && {
      type: 'image/avif',
      srcSet: files.map((file) => `${addressOf(file)} ${file.width}w`).join(', '),
      sizes: isSmall ? undefined : sizes,
      width: files[0]?.width,
      height: files[0]?.height,
    },
    img: { src: addressOf(fallback), width: fallback.width, height: fallback.height },
    largest: addressOf(avif.at(-1) ?? fallback),
  };
}
