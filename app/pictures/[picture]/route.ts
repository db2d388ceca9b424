import { content } from '@/lib/content';
import { encodeOnce } from '@/lib/content/encode-picture';
import { pictureFilesIn } from '@/lib/content/pictures';
import { mediaTypeOf } from '@/lib/pictures';

export const dynamic = 'force-static';

const files = pictureFilesIn(content);

/**
 * `dynamicParams = false` is left out on purpose: the development server keeps an old list of names and would answer 404
 * for a picture that was just changed.
 */
export function generateStaticParams() {
  const names = files.map(({ file }) => file.name);
  // Next refuses to export a route without files: https://github.com/vercel/next.js/issues/61213
  return (names.length > 0 ? names : ['none.txt']).map((picture) => ({ picture }));
}

type Context = { params: Promise<{ picture: string }> };

export async function GET(_: Request, { params }: Context) {
  const { picture: name } = await params;
  const requested = files.find(({ file }) => file.name === name);
  if (!requested) return new Response('');
  const bytes = await encodeOnce(requested.picture, requested.file);
  const headers = { 'Content-Type': mediaTypeOf(name) };
  return new Response(new Uint8Array(bytes), { headers });
}
