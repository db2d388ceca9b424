import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { FOREIGN_LETTERS } from '@/lib/foreign-letters';
import { rawColor } from '@/lib/raw-color';
import { SHARE_PICTURE } from './page-metadata';
import { type CardCopy, MARGIN, ShareCard } from './ShareCard';
import { shareFonts } from './share-fonts';

/** Of the title, in pixels. */
const SIZES = [76, 66, 56, 46, 38];

/** Draws a card in the largest type that leaves its lower margin free. To the right the type wraps by itself. */
export async function drawCard(copy: CardCopy): Promise<Buffer> {
  // For each of them next/og would ask a host of fonts or emoji.
  const known = Object.entries(copy).map(([key, text]) => [key, text.replace(FOREIGN_LETTERS, '')]);
  const texts: CardCopy = Object.fromEntries(known);
  const options = { ...SHARE_PICTURE, fonts: await shareFonts(Object.values(texts).join(' ')) };
  let card = sharp();
  for (const size of SIZES) {
    const drawn = new ImageResponse(<ShareCard {...texts} size={size} />, options);
    card = sharp(await drawn.arrayBuffer());
    const trimmed = card.clone().trim({ background: rawColor('--raw-paper') });
    const { info } = await trimmed.toBuffer({ resolveWithObject: true });
    if (info.height <= SHARE_PICTURE.height - MARGIN) break;
  }
  return card.png({ palette: true, colours: 32, effort: 10 }).toBuffer();
}
