import { type RouteId, routes } from '@/lib/routes';
import { drawCard } from '../../_parts/draw-card';
import { shareCopy } from '../../_parts/share-copy';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Hosts derive the type of a picture from its file extension. */
export function generateStaticParams() {
  return routes.map(({ id }) => ({ picture: `${id}.png` }));
}

type Context = { params: Promise<{ picture: string }> };

export async function GET(_: Request, { params }: Context) {
  const id = (await params).picture.replace('.png', '') as RouteId;
  return new Response(new Uint8Array(await drawCard(shareCopy(id))));
}
