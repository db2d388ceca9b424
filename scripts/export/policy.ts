import { createHash } from 'node:crypto';

/** The hash of a text as policies and integrity attributes write it. */
export function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Hosts that a page lets in beside its own, by directive. */
export type ExtraSources = Readonly<Record<string, readonly string[]>>;

type PolicyParts = {
  /** The script written into the page itself, to the letter. */
  inlineScript: string;
  /** The origin of the sending service. */
  sendingOrigin: string;
  extraSources: ExtraSources;
};

/**
 * The content security policy of a page.
 *
 * Styles may be inline: the page's own stand in it, and react-hot-toast and Headless UI write some at run time.
 * A policy in a page cannot say who may frame it; the configurations in deploy/ do.
 */
export function policyOf({ inlineScript, sendingOrigin, extraSources }: PolicyParts): string {
  const own: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'${sha256(inlineScript)}'`],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The pages' own data, fetched for a page switch, and the lead.
    'connect-src': ["'self'", sendingOrigin],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
  return Object.entries(own)
    .map(([directive, sources]) =>
      [directive, ...sources, ...(extraSources[directive] ?? [])].join(' '),
    )
    .join('; ');
}
