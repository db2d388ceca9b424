import { hash } from 'node:crypto';
import { METRIKA_HOSTS } from '../../lib/browser/metrika';
import type { Settings } from '../../lib/settings';

export function sha256(text: string): string {
  return `sha256-${hash('sha256', text, 'base64')}`;
}

/** Styles may be inline: react-hot-toast and Headless UI write some. The configurations in deploy/ forbid frames. */
export function policyOf(inlineScript: string, { delivery, metrikaId }: Settings): string {
  const counter = metrikaId ? METRIKA_HOSTS : [];
  const sources = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'${sha256(inlineScript)}'`, ...counter],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...counter],
    // The fonts of the headline stand in the page.
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
