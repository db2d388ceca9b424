import { createServer } from 'node:http';
import { listen } from '../../scripts/listen';
import { SITE_PORT } from '../site';

export type SiteProxy = {
  /** The address of the site through the proxy. */
  url: string;
  /** Keeps what is asked for at such paths from coming, and returns what lets it. */
  hold(paths: RegExp): () => void;
  close(): Promise<void>;
};

/** Where the first script of a page keeps what the console was told, in the tab. */
export const CONSOLE_KEY = 'console';

/** Runs in the page, before anything else of it. */
function keepMessages(key: string) {
  const keep = (...words: unknown[]) => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...before, words.map(String).join(' ')]));
  };
  for (const level of ['warn', 'error'] as const) console[level] = keep;
  addEventListener('error', ({ message }) => keep(message));
  addEventListener('unhandledrejection', ({ reason }) => keep(reason));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => keep('blocked', blockedURI));
}

/**
 * Stands between an engine and the tests' site, because WebKitWebDriver neither holds requests back nor tells of the
 * console. Anything that is posted to it is answered by 500.
 */
export async function startProxy(): Promise<SiteProxy> {
  const held = new Map<RegExp, Promise<void>>();
  const script = `<script>(${keepMessages})('${CONSOLE_KEY}')</script>`;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (request.method === 'POST') return response.writeHead(500).end('OK');
    for (const [paths, released] of held) if (paths.test(path)) await released;
    const answer = await fetch(`http://localhost:${SITE_PORT}${path}`);
    const type = answer.headers.get('Content-Type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = type.startsWith('text/html');
    response.writeHead(answer.status, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
    response.end(isPage ? String(body).replace('<head>', `<head>${script}`) : body);
  });
  const { url, close } = await listen(server, 0);
  return {
    url,
    close,
    hold(paths) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held.set(paths, released);
      return () => {
        held.delete(paths);
        release();
      };
    },
  };
}
