import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { encodeOnce } from '@/lib/content/encode-picture';
import { filesOf, type Picture } from '@/lib/pictures';
import { tokenColor, tokenWeight } from '@/lib/tokens';
import { SHARE_PICTURE } from './page-metadata';
import { MARGIN, PORTRAIT, SCRIPTS, ShareCard } from './ShareCard';
import type { CardCopy } from './share-copy';

const SIZES = [76, 66, 56, 46, 38];
/** Matches what is not among the Latin letters, Cyrillic letters and signs that Onest has. */
const FOREIGN_LETTERS = /[^ -~\u00a0¡-£¥§-«®-´¶-žЁ-ЌЎ-яё-ќўџ№₽€™–—‘’‚“”„…•‹›−←-↓✓≈≠≤≥]/gu;

/**
 * Draws a card in the largest type that keeps the lower margin free. Long lines wrap, so the right margin needs no
 * check.
 */
export async function drawCard(copy: CardCopy, portrait?: Picture): Promise<Buffer> {
  const face = portrait && (await faceOf(portrait));
  const texts = {
    brand: withoutForeignLetters(copy.brand),
    eyebrow: withoutForeignLetters(copy.eyebrow),
    title: withoutForeignLetters(copy.title),
    figure: withoutForeignLetters(copy.figure),
    caption: withoutForeignLetters(copy.caption),
  };
  const options = { ...SHARE_PICTURE, fonts: await cutFonts(Object.values(texts).join(' ')) };
  let card = sharp();
  for (const size of SIZES) {
    const drawn = new ImageResponse(
      <ShareCard {...texts} leads={copy.leads} portrait={face} size={size} />,
      options,
    );
    card = sharp(await drawn.arrayBuffer());
    const trimmed = card.clone().trim({ background: tokenColor('--color-page') });
    const { info } = await trimmed.toBuffer({ resolveWithObject: true });
    if (info.height <= SHARE_PICTURE.height - MARGIN) break;
  }
  return card.png({ palette: true, colours: 64, effort: 10 }).toBuffer();
}

/** Draws the head of the portrait on white, twice as large as it is shown, and returns it as an address. */
async function faceOf(portrait: Picture): Promise<string> {
  const encoded = await encodeOnce(portrait, filesOf(portrait).fallback);
  const square = { width: 2 * PORTRAIT, height: 2 * PORTRAIT, position: 'top' } as const;
  const png = await sharp(encoded, { density: 200 })
    .resize(square)
    .flatten({ background: tokenColor('--color-sheet') })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** For a letter that no font has, next/og would ask a host of fonts or emoji. */
const withoutForeignLetters = (text: string) => text.replace(FOREIGN_LETTERS, '');

/** Keeps the bundler from resolving the fonts, because it would try to bundle them. */
const require = createRequire(join(process.cwd(), 'package.json'));
const ONEST = dirname(require.resolve('@fontsource-variable/onest/package.json'));

const WEIGHTS = (['--weight-text', '--weight-strong', '--weight-display'] as const).map(
  tokenWeight,
);

/** Makes a static font for each script and weight: next/og reads neither woff2 nor variable fonts. */
async function cutFonts(letters: string) {
  const cut = async (script: string, wght: number) => {
    const file = join(ONEST, `files/onest-${script}-wght-normal.woff2`);
    const options = { targetFormat: 'sfnt', variationAxes: { wght } } as const;
    const data = await subsetFont(await readFile(file), letters, options);
    // satori accepts any number, but its types only hundreds.
    return { name: script, weight: wght as 400, data };
  };
  return Promise.all(SCRIPTS.flatMap((script) => WEIGHTS.map((weight) => cut(script, weight))));
}
