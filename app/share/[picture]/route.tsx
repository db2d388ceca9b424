import { content } from '@/lib/content';
import { type RouteId, routes } from '@/lib/routes';
import { drawCard } from '../../_parts/draw-card';
import { shareName } from '../../_parts/share-address';
import { shareCopy } from '../../_parts/share-copy';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Pages name the address with a version. The one without still answers to links that were shared before. */
export function generateStaticParams() {
  return routes.flatMap(({ id }) => [{ picture: shareName(id) }, { picture: `${id}.png` }]);
}

type Context = { params: Promise<{ picture: string }> };

export async function GET(_: Request, { params }: Context) {
  const id = (await params).picture.replace(/(-[\da-f]{8})?\.png$/, '') as RouteId;
  const card = await drawCard(shareCopy(id), content.site.person.portrait?.image);
  return new Response(new Uint8Array(card));
}
