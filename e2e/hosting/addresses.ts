import { SITE_PORT } from '../site';
import { type Host, hosts } from './servers';

/** The folder with the export that all hosts serve. */
export const SITE_FOLDER = '.test/hosting';

export const BASE_PATH = '/site';

/** At the root; under a sub-path; on a host that lacks most modules. */
export const variants = ['root', 'folder', 'bare'] as const;
export type Variant = (typeof variants)[number];

/** The two ports of the site and its inbox come first, as in all browser tests. */
export function portOf(host: Host, variant: Variant): number {
  return SITE_PORT + 2 + variants.indexOf(variant) * hosts.length + hosts.indexOf(host);
}

/** Where a host serves the site, without a slash at its end. */
export function addressOf(host: Host, variant: Variant): string {
  return `http://127.0.0.1:${portOf(host, variant)}`;
}

/** Files that no export has, for what a host must do with them all the same. */
export const probes: Record<string, string> = {
  '.env': 'secret',
  '.git/config': 'secret',
  'calculator/.hidden': 'secret',
  '.well-known/security.txt': 'Contact: mailto:owner@example.ru',
  'probe.webmanifest': '{}',
  'probe.webp': 'picture',
};
