import { readdirSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { SITE_FOLDER, SITE_PORT } from '../site';
import { type Host, hosts } from './servers';

export const BASE_PATH = '/site';

/** At the root; under a sub-path; on a host that lacks most modules. */
const variants = ['root', 'folder', 'bare'] as const;
type Variant = (typeof variants)[number];

/** The ports of the site, its inbox and its next version come first, as in all browser tests. */
export function portOf(host: Host, variant: Variant): number {
  return SITE_PORT + 3 + variants.indexOf(variant) * hosts.length + hosts.indexOf(host);
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
};

/** What a host sent, body and headers as they came. */
type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Asks the host under test for a path exactly as it is written, and takes the answer as it comes. */
export function ask(path: string, headers = {}, variant: Variant = 'root'): Promise<Answer> {
  const { hostname, port } = new URL(addressOf(thisHost(), variant));
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const { statusCode: status, headers: sent } = response;
      resolve({ status, headers: sent, body: Buffer.concat(chunks) });
    });
    asked.once('error', reject).end();
  });
}

/** The host of the project that runs. */
export function thisHost(): Host {
  return test.info().project.name as Host;
}

/** A file of the export. */
export const fileOf = (path: string) => readFileSync(join(SITE_FOLDER, path));
/** All files of the export, seen from its folder. */
export const files = () =>
  readdirSync(SITE_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(SITE_FOLDER.length + 1));
export const aScript = () => `/${files().find((path) => /^_next\/static\/.*\.js$/.test(path))}`;
export const aPicture = (kind: 'avif' | 'webp') =>
  `/${files().find((path) => path.startsWith('pictures/') && path.endsWith(kind))}`;
export const aFont = () => `/${files().find((path) => path.endsWith('.woff2'))}`;
