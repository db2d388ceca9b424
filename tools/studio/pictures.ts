import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cachedFile, encodeOnce } from '../../lib/content/encode-picture';
import { loadContent } from '../../lib/content/load';
import { pictureFilesIn } from '../../lib/content/pictures';
import { mediaTypeOf } from '../../lib/pictures';

/** Names contain a hash of the picture, so a browser may keep what it has got. */
const ADDRESS = /^\/pictures\/([\da-f]+(?:-\d+)?\.(?:avif|webp|svg))$/;
const HEADERS = { 'Cache-Control': 'max-age=31536000, immutable' };

/**
 * Answers a request for a picture. Next would start a process for each of them, to list the pictures of the site anew.
 *
 * @returns false when the content has no such picture, or cannot be read
 */
export async function answerPicture(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  folder: string,
): Promise<boolean> {
  const [, name = ''] = ADDRESS.exec(url) ?? [];
  if (!name) return false;
  const bytes = await readOrEncode(name, folder).catch(() => undefined);
  if (!bytes) return false;
  response.writeHead(200, { ...HEADERS, 'Content-Type': mediaTypeOf(name) }).end(bytes);
  return true;
}

async function readOrEncode(name: string, folder: string): Promise<Buffer | undefined> {
  const cached = await readFile(cachedFile({ name })).catch(() => undefined);
  if (cached) return cached;
  const made = pictureFilesIn(loadContent(folder)).find(({ file }) => file.name === name);
  return made && encodeOnce(made.picture, made.file);
}
