import { hash } from 'node:crypto';
import { METRIKA_HOSTS } from '../../lib/browser/metrika';
import type { Settings } from '../../lib/settings';
import { isJavaScript } from './delay-scripts';
import { findElements, findHead, insertAt } from './html';

export function sha256(text: string): string {
  return `sha256-${hash('sha256', text, 'base64')}`;
}

/** Allows the scripts that stand in the page, whichever they are, and the site's own files. */
export function addPolicy(html: string, settings: Settings): string {
  const inline = findElements(html, 'script').filter(
    (script) => isJavaScript(script) && script.attributes.src === undefined,
  );
  const policy = policyOf(
    inline.map(({ text }) => text),
    settings,
  );
  const { start, elements } = findHead(html);
  const charset = elements.find(({ attributes }) => 'charset' in attributes);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return insertAt(html, charset?.end ?? start, meta);
}

/** Styles may be inline: react-hot-toast and Headless UI write some. The configurations in deploy/ forbid frames. */
export function policyOf(inlineScripts: readonly string[], { delivery, metrikaId }: Settings) {
  const counter = metrikaId ? METRIKA_HOSTS : [];
  const hashes = inlineScripts.map((script) => `'${sha256(script)}'`);
  const sources = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes, ...counter],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...counter],
    // The letters of the headline stand in the page.
    'font-src': ["'self'", 'data:'],
    'manifest-src': ["'self'"],
    // The pages' own data, fetched for a page switch, and the lead.
    'connect-src': ["'self'", delivery.origin, ...counter],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  return Object.entries(sources)
    .map(([directive, allowed]) => [directive, ...allowed].join(' '))
    .join('; ');
}
