import { domainToUnicode } from 'node:url';

const TIMEOUT_MS = 30_000;

/** How much longer than the file an answer may be, which is enough to recognise what a host has inserted. */
const MAX_EXTRA_BYTES = 1024 * 1024;

/** A published site: its address without a slash at the end, and the folder that was uploaded. */
export type PublishedSite = { address: string; folder: string };

/** Asks for an address as a browser does, but follows no redirect. */
export async function ask(url: string, headers: Record<string, string> = {}, expectedBytes = 0) {
  const response = await fetch(url, {
    headers: { 'Cache-Control': 'no-cache', ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { response, bytes: await readAtMost(response, expectedBytes + MAX_EXTRA_BYTES) };
}

/** Reads a body up to a limit, and hangs up there. */
async function readAtMost({ body }: Response, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > limit) break;
  }
  return Buffer.concat(chunks);
}

/** Returns where an answer redirects to, if it does. */
export function redirectTarget({ status, headers, url }: Response): URL | undefined {
  const location = headers.get('location') ?? '';
  const isRedirect = [301, 302, 303, 307, 308].includes(status);
  return isRedirect && URL.canParse(location, url) ? new URL(location, url) : undefined;
}

/** An address as the owner writes it: «кафе.рф», which settings and servers call «xn--80akn5b.xn--p1ai». */
export const readable = (address: string): string =>
  address.replace(/(?<=:\/\/)[^/:]+/, domainToUnicode);
