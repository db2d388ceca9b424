import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { routes } from '@/lib/routes';
import { SHARE_PICTURE } from '../../_parts/page-metadata';
import { ShareCard, shareCopy } from '../../_parts/ShareCard';
import { shareFonts } from '../../_parts/share-fonts';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Hosts derive the type of a picture from its ending. */
export function generateStaticParams() {
  return routes.map(({ id }) => ({ picture: `${id}.png` }));
}

type Context = { params: Promise<{ picture: string }> };

export async function GET(_: Request, { params }: Context) {
  const { picture } = await params;
  const id = routes.find((route) => picture === `${route.id}.png`)?.id ?? 'home';
  const copy = shareCopy(id);
  const options = { ...SHARE_PICTURE, fonts: await shareFonts(Object.values(copy).join('')) };
  const drawn = new ImageResponse(<ShareCard {...copy} />, options);
  const png = await sharp(await drawn.arrayBuffer())
    .png({ palette: true, colours: 32, effort: 10 })
    .toBuffer();
  return new Response(new Uint8Array(png));
}
