import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { type Listening, listen } from './listen';

type StaticServerOptions = {
  /** The folder to serve. */
  root: string;
  port: number;
  /** The sub-path the site lives under, such as `/site`; everything outside it is missing. */
  basePath?: string;
};

const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves a folder as a plain static host does: `/calculator` redirects to `/calculator/`, a folder answers with
 * its index.html, anything unknown gets 404.html with status 404, and ready-made .br and .gz files are used.
 *
 * @throws {Error} with one line for the owner when the port is taken
 */
export function startStaticServer({
  root,
  port,
  basePath = '',
}: StaticServerOptions): Promise<Listening> {
  const folder = resolve(root);
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      const hashed = path.includes('/_next/static/');
      response.setHeader('Cache-Control', hashed ? FOR_EVER : 'no-cache');
    },
  });

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const missing = () => answerMissing(folder, response);
    if (!isUnder(url.pathname, basePath)) return missing();

    const inner = url.pathname.slice(basePath.length) || '/';
    const target = redirectTarget(folder, inner);
    if (target) {
      response.writeHead(301, { Location: `${basePath}${target}${url.search}` }).end();
      return;
    }
    const rewritten: IncomingMessage = Object.assign(request, { url: `${inner}${url.search}` });
    serve(rewritten, response, missing);
  });
  return listen(server, port, 'PORT');
}

function isUnder(path: string, basePath: string): boolean {
  return path === basePath || path.startsWith(`${basePath}/`);
}

/** Where a path without its slash leads to, when it is the name of a page's folder. */
function redirectTarget(folder: string, path: string): string | undefined {
  if (path.endsWith('/')) return undefined;
  const decoded = decode(path);
  return decoded !== undefined && existsSync(join(folder, decoded, 'index.html'))
    ? `${path}/`
    : undefined;
}

function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.split('/').includes('..') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

function answerMissing(folder: string, response: ServerResponse) {
  const page = join(folder, '404.html');
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
  });
  response.end(existsSync(page) ? readFileSync(page) : 'Not found');
}
