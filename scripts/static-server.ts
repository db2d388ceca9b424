import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { type Listening, listen } from './listen';

type StaticServerOptions = {
  /** The folder to serve. */
  root: string;
  port: number;
  /** The network address to listen on; all of this machine's when left out. */
  host?: string;
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
  host,
  basePath = '',
}: StaticServerOptions): Promise<Listening> {
  const folder = resolve(root);
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    // By itself sirv also finds /404 and /robots.txt/, which a plain host does not have.
    extensions: [],
    setHeaders(response, path) {
      const hashed = path.startsWith('/_next/static/');
      response.setHeader('Cache-Control', hashed ? FOR_EVER : 'no-cache');
    },
  });

  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const { path, query } = splitAddress(request.url ?? '/');
    const missing = () => answerMissing(folder, response);
    if (!isUnder(path, basePath)) return missing();

    const inner = path.slice(basePath.length);
    if (isFolder(folder, inner)) {
      // A browser keeps a 301 for ever, and this port may serve another project tomorrow.
      const headers = { Location: `${basePath}${inner}/${query}`, 'Cache-Control': 'no-cache' };
      response.writeHead(301, headers).end();
      return;
    }
    request.url = inner.endsWith('/') ? `${inner}index.html` : inner;
    serve(request, response, missing);
  });
  return listen(server, port, 'PORT', host);
}

/** Splits by hand, because `new URL` throws for some paths that anyone can send, such as `//`. */
function splitAddress(address: string): { path: string; query: string } {
  const start = address.indexOf('?');
  return start < 0
    ? { path: address, query: '' }
    : { path: address.slice(0, start), query: address.slice(start) };
}

function isUnder(path: string, basePath: string): boolean {
  return path === basePath || path.startsWith(`${basePath}/`);
}

/** Tells whether a path is the name of a page's folder without the slash at its end. */
function isFolder(folder: string, path: string): boolean {
  // Of the root only a sub-path without its slash is left.
  if (path === '') return true;
  const names = decode(path).slice(1).split('/');
  // An empty name would turn the redirect into one to another host: //calculator/.
  const odd = names.some((name) => name === '' || name.startsWith('.') || name.includes('\\'));
  return !odd && existsSync(join(folder, ...names, 'index.html'));
}

/** A path that cannot be decoded is the name of nothing. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return '';
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
