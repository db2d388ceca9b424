import { hash } from 'node:crypto';
import { METRIKA_HOSTS } from '../../lib/browser/metrika';
import type { Settings } from '../../lib/settings';

/** The hash of a text as policies and integrity attributes write it. */
export function sha256(text: string): string {
  return `sha256-${hash('sha256', text, 'base64')}`;
}

/**
 * The content security policy of a page.
 *
 * Styles may be inline: the page's own are, and react-hot-toast and Headless UI write some at run time.
 * A policy in a page cannot say who may frame it; the configurations in deploy/ do.
 *
 * @param inlineScript the script written into the page, to the letter
 */
export function policyOf(inlineScript: string, { delivery, metrikaId }: Settings): string {
  const counter = metrikaId ? METRIKA_HOSTS : [];
  const sources = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'${sha256(inlineScript)}'`, ...counter],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...counter],
    'font-src': ["'self'"],
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
