import { createServer } from 'node:http';
import { SITE } from '../../e2e/site';
import { listen } from '../shared/listen';

/** The item of sessionStorage in which a page keeps the messages of its console. */
export const CONSOLE_KEY = 'console';

/** Runs in the page before anything else. */
function keepMessages(key: string) {
  const keep = (...words: unknown[]) => {
    // The missing page reports itself.
    if (String(words[0]).startsWith('404 Error')) return;
    sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''}${words.join(' ')}\n`);
  };
  for (const level of ['warn', 'error'] as const) console[level] = keep;
  addEventListener('error', ({ message }) => keep(message));
  addEventListener('unhandledrejection', ({ reason }) => keep(reason));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => keep('blocked', blockedURI));
}

export type SiteProxy = Awaited<ReturnType<typeof startProxy>>;

/** Serves the tests' site again, because WebKit's driver neither blocks requests nor reports the console. */
export async function startProxy() {
  const script = `<script>(${keepMessages})('${CONSOLE_KEY}')</script>`;
  let served = SITE;
  let blocked = /$^/;
  let released = Promise.resolve();
  const server = createServer(async ({ url = '/', method = 'GET' }, response) => {
    if (blocked.test(url)) await released;
    const answer = await fetch(served + url, { method });
    const type = answer.headers.get('Content-Type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
    const isPage = type.startsWith('text/html');
    response.end(isPage ? String(body).replace('<head>', `<head>${script}`) : body);
  });
  return {
    ...(await listen(server, 0)),
    /** Serves another version of the site at the same address. */
    serve(address: string) {
      served = address;
    },
    /** Blocks requests to matching paths; returns a function that releases them. */
    hold(paths: RegExp): () => void {
      let release = () => {};
      blocked = paths;
      released = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}
