import type { IncomingMessage, ServerResponse } from 'node:http';
import { namesThisComputer } from '../shared/listen';

/*
 * Next's development server also answers developers: it opens a debugger, an editor and source files, and it restarts.
 * Any page that is open in the same browser could ask for that. So Next gets only the requests that a page of the site
 * makes, and everything else is refused.
 */

/** The scripts, styles and fonts of the pages. */
const NEXT_FILES = '/_next/static/';

/** The updates of an open page. */
const NEXT_UPDATES = '/_next/hmr';

/** Tells whether a request is for a page, for a file of the site, or for one of Next's files. */
export function isForSite({ method, url = '' }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const names = namesIn(url);
  if (url.startsWith(NEXT_FILES)) return names.every((name) => !/^\.*$/.test(name));
  // No file of the site has a name that begins with a dot or an underscore. All the tools of Next do.
  return names.every((name) => /^[\p{L}\p{N}]/u.test(name));
}

/** Returns the names in an address, or one that fits nothing if the address can be read in two ways. */
function namesIn(url: string): string[] {
  const [address = ''] = url.split(/[?#]/);
  try {
    const path = decodeURIComponent(address);
    const isPlain = new URL(address, 'http://localhost').pathname === address;
    if (!isPlain || path.includes('\\')) return [''];
    return path === '/' ? [] : path.slice(1).replace(/\/$/, '').split('/');
  } catch {
    return [''];
  }
}

/** Tells whether a page of this preview asks for updates. The browser names the page's origin and allows no other. */
export function isForUpdates(request: IncomingMessage): boolean {
  const { headers, url } = request;
  const [address] = String(url).split('?');
  const isFromHere = headers.origin === `http://${headers.host}`;
  return namesThisComputer(request) && isFromHere && address === NEXT_UPDATES;
}

/** A hidden frame in a page of another site would turn the owner's clicks there into a publication. */
const NO_FRAMES = "frame-ancestors 'none'";

/** Nothing in a drawing runs or loads, even if it is opened as a page. */
const DRAWING =
  "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; sandbox";

/** Sets the policy that every answer of the preview has. */
export function protect({ url = '' }: IncomingMessage, response: ServerResponse) {
  const policy = /\.svg$/i.test(namesIn(url).at(-1) ?? '') ? `${NO_FRAMES}; ${DRAWING}` : NO_FRAMES;
  response.setHeader('Content-Security-Policy', policy);
}
