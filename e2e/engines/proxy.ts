import { createServer } from 'node:http';
import { listen } from '../../scripts/listen';
import { SITE_PORT } from '../site';

/** Where the first script of a page keeps what its console was told, in the tab. */
export const CONSOLE_KEY = 'console';

/** Runs in the page before anything else. */
function keepMessages(key: string) {
  const keep = (...words: unknown[]) =>
    sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''}${words.join(' ')}\n`);
  for (const level of ['warn', 'error'] as const) console[level] = keep;
  addEventListener('error', ({ message }) => keep(message));
  addEventListener('unhandledrejection', ({ reason }) => keep(reason));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => keep('blocked', blockedURI));
}

export type SiteProxy = Awaited<ReturnType<typeof startProxy>>;

/**
 * Serves the tests' site again, because WebKitWebDriver neither holds requests back nor reports the console. A POST is
 * answered by 500.
 */
export async function startProxy() {
  const script = `<script>(${keepMessages})('${CONSOLE_KEY}')</script>`;
  let held = /$^/;
  let released = Promise.resolve();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (request.method === 'POST') return response.writeHead(500).end('OK');
    if (held.test(path)) await released;
    const answer = await fetch(`http://localhost:${SITE_PORT}${path}`);
    const type = answer.headers.get('Content-Type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
    const isPage = type.startsWith('text/html');
    response.end(isPage ? String(body).replace('<head>', `<head>${script}`) : body);
  });
  return {
    ...(await listen(server, 0)),
    /** Keeps what is asked for at such paths from coming, and returns what lets it. */
    hold(paths: RegExp): () => void {
      held = paths;
      let release = () => {};
      released = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}
