import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { hasHashInName } from '../../lib/site-paths';
import { listen } from './listen';

export type Listening = Awaited<ReturnType<typeof listen>>;

type StaticServerOptions = { root: string; port?: number; basePath?: string };

/** Serves a folder as a plain static host does, with packed .br and .gz files. */
export function startStaticServer({ root, port = 0, basePath = '' }: StaticServerOptions) {
  const folder = resolve(root);
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    // By itself sirv also finds /404 and /robots.txt/, which a plain host does not have.
    extensions: [],
    setHeaders(response, path) {
      const isKept = hasHashInName(path.slice(1));
      const caching = isKept ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.setHeader('Cache-Control', caching);
    },
  });
  const isPage = (path: string) =>
    !/\/[/.]/.test(path) && existsSync(join(folder, path, 'index.html'));

  const server = createServer((request, response) => {
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
    const missing = () => {
      response.writeHead(404, headers).end(readFileSync(join(folder, '404.html')));
    };
    // `new URL` throws for some paths that anyone can send, such as `//`.
    const [, path = '/', query = ''] = /^([^?]*)(\?.*)?$/s.exec(request.url ?? '/') ?? [];
    const inner = path.slice(basePath.length);
    if (!`${path}/`.startsWith(`${basePath}/`)) return missing();
    if (isPage(inner) && !inner.endsWith('/')) {
      // A browser keeps a 301 for ever, and this port may serve another project tomorrow.
      return response.writeHead(301, { ...headers, Location: `${path}/${query}` }).end();
    }
    request.url = inner.endsWith('/') ? `${inner}index.html` : inner;
    serve(request, response, missing);
  });
  return listen(server, port);
}
