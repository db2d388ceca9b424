import { BASE_PATH } from './base-path';

/** How a picture is cut and encoded for where it stands. */
export type Slot = {
  /** Width divided by height. */
  aspect: number;
  /** The widths in pixels that are made of a picture, the smallest first. */
  widths: readonly number[];
  /** The width in pixels below which a picture would look blurred. */
  least: number;
  /**
   * What stays of a picture that is too tall. Of one that is too wide the middle stays. Around the whole of a picture
   * there is paper.
   */
  keep: 'top' | 'centre' | 'whole';
  /** How wide the picture is on the page, for the attribute of this name. */
  sizes?: string;
  /** Black on white in one file, of the largest width. */
  twoTone?: true;
  /** A cut of the whole height for narrow places: `focus` of the picture says where. */
  portrait?: { aspect: number; widths: readonly number[] };
};

/** Where the site shows the owner's pictures. */
export const slots = {
  portfolio: {
    aspect: 4 / 3,
    widths: [480, 800, 1200],
    least: 800,
    // A screenshot of a site is known by its logo and headline.
    keep: 'top',
    sizes: '61vw',
    // Twice the pixels of half a small phone's width, and of the whole of it.
    portrait: { aspect: 5 / 6, widths: [360, 720] },
  },
  case: {
    aspect: 4 / 3,
    widths: [480, 800],
    least: 480,
    keep: 'centre',
    sizes: '(min-width: 48rem) 24rem, 160px',
  },
  person: { aspect: 4 / 5, widths: [720], least: 240, keep: 'top', twoTone: true },
  signature: { aspect: 5 / 2, widths: [720], least: 240, keep: 'whole', twoTone: true },
} as const satisfies Record<string, Slot>;

export type SlotName = keyof typeof slots;

/** For sharp. More effort takes seconds of each build and saves a twentieth of the bytes. */
export const COMPRESSION = { avif: { quality: 58, effort: 2 }, webp: { quality: 75 } };

/** A picture as the content names it. */
export type PictureName = {
  slot: SlotName;
  /** The name of the file in content/pictures. */
  file: string;
  /** In percent: what stays of it in a portrait cut, from 0, the left edge, to 100, the right one. */
  focus: number;
};

/** A picture with what its file says; width and height are in pixels, as it is seen. */
export type Picture = PictureName & {
  path: string;
  width: number;
  height: number;
  /** Part of the addresses: another file, crop or compression has another one. */
  version: string;
};

/** The height in pixels that a picture of this width has in its slot. */
export function heightIn(slot: SlotName, width: number): number {
  return Math.round(width / slots[slot].aspect);
}

/** The width in pixels of the largest part of a picture that has the proportions of its slot. */
export function largestWidth({ slot, width, height }: Picture): number {
  return Math.floor(Math.min(width, height * slots[slot].aspect));
}

export type PictureFile = {
  /** In the folder /pictures/ of the site. */
  name: string;
  format: keyof typeof COMPRESSION;
  /** In pixels. */
  width: number;
  height: number;
  /** The part of the picture that is used, in its pixels; without it the slot says what stays. */
  part?: { left: number; top: number; width: number; height: number };
};

type PictureFiles = { avif: PictureFile[]; portrait: PictureFile[]; webp: PictureFile };

/**
 * What is made of a picture: AVIF in several widths, portrait cuts where its slot has them, and one WebP for browsers
 * that cannot read AVIF. In two tones WebP is the smaller one.
 */
export function filesOf(picture: Picture): PictureFiles {
  const { slot, version } = picture;
  const { widths: wanted, least, twoTone }: Slot = slots[slot];
  const file = (format: PictureFile['format'], width: number) => ({
    name: `${version}-${width}.${format}`,
    format,
    width,
    height: heightIn(slot, width),
  });
  const largest = largestWidth(picture);
  const widths = [...new Set(wanted.map((width) => Math.min(width, largest)))];
  return {
    avif: twoTone ? [] : widths.map((width) => file('avif', width)),
    portrait: portraitsOf(picture),
    webp: file('webp', twoTone ? Math.max(...widths) : least),
  };
}

function portraitsOf({ slot, version, focus, ...size }: Picture): PictureFile[] {
  const { portrait }: Slot = slots[slot];
  if (!portrait) return [];
  const width = Math.floor(Math.min(size.width, size.height * portrait.aspect));
  const height = Math.min(size.height, Math.round(width / portrait.aspect));
  const left = Math.round(((size.width - width) * focus) / 100);
  const widths = new Set(portrait.widths.map((wanted) => Math.min(wanted, width)));
  return [...widths].map((wide) => ({
    name: `${version}-portrait-${wide}.avif`,
    format: 'avif',
    width: wide,
    height: Math.round(wide / portrait.aspect),
    part: { left, top: 0, width, height },
  }));
}

/** Where a portrait cut is shown: everywhere or where `media` holds, and how wide. */
export type PortraitUse = { media?: string | undefined; sizes: string };

/** The attributes of the elements of a responsive picture, and the address of its largest file. */
export function pictureAttributes(picture: Picture, use?: PortraitUse) {
  const { avif, portrait, webp } = filesOf(picture);
  const { sizes }: Slot = slots[picture.slot];
  const addressOf = ({ name }: PictureFile) => `${BASE_PATH}/pictures/${name}`;
  const sourcesOf = (files: readonly PictureFile[], { width, height }: PictureFile) =>
    files.length === 0
      ? []
      : [
          {
            type: 'image/avif',
            srcSet: files.map((file) => `${addressOf(file)} ${file.width}w`).join(', '),
            width,
            height,
          },
        ];
  const [first = webp] = portrait;
  const portraitSources = use ? sourcesOf(portrait, first) : [];
  const sources = use && !use.media ? [] : sourcesOf(avif, webp);
  return {
    sources: [
      ...portraitSources.map((source) => ({ ...source, ...use })),
      ...sources.map((source) => ({ ...source, sizes })),
    ],
    img: { src: addressOf(webp), width: webp.width, height: webp.height },
    largest: addressOf(avif.at(-1) ?? webp),
  };
}
