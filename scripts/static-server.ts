import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { type Listening, listen } from './listen';

type StaticServerOptions = {
  root: string;
  port: number;
  /** The sub-path the site lives under, such as `/site`; everything outside it is missing. */
  basePath?: string;
};

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
  const pages = pagesIn(folder);
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    // By itself sirv also finds /404 and /robots.txt/, which a plain host does not have.
    extensions: [],
    setHeaders(response, path) {
      const hashed = /^\/(_next\/static|pictures)\//.test(path);
      const caching = hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.setHeader('Cache-Control', caching);
    },
  });

  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    // `new URL` throws for some paths that anyone can send, such as `//`.
    const [, path = '/', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? [];
    const missing = () => answerMissing(folder, response);
    const inner = path.slice(basePath.length);
    if (!`${path}/`.startsWith(`${basePath}/`)) return missing();
    if (pages.has(`${inner}/`)) {
      // A browser keeps a 301 for ever, and this port may serve another project tomorrow.
      const headers = { Location: `${path}/${query}`, 'Cache-Control': 'no-cache' };
      response.writeHead(301, headers).end();
      return;
    }
    const isPage = pages.has(inner);
    if (inner.endsWith('/') && !isPage) return missing();
    request.url = isPage ? `${inner}index.html` : inner;
    serve(request, response, missing);
  });
  return listen(server, port);
}

/** The paths that have a page, each with a slash at its end. */
function pagesIn(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const paths = files.map((file) => `/${file.replaceAll('\\', '/')}`);
  return new Set(
    paths.filter((path) => path.endsWith('/index.html')).map((path) => path.slice(0, -10)),
  );
}

function answerMissing(folder: string, response: ServerResponse) {
  const page = join(folder, '404.html');
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
  });
  response.end(existsSync(page) ? readFileSync(page) : 'Not found');
}
