import { readdirSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { addressOf, SITE_FOLDER, type Variant } from './addresses';
import type { Host } from './servers';

/** What a host sent, body and headers as they came. */
export type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Asks the host under test for a path exactly as it is written, and takes the answer as it comes. */
export function ask(path: string, headers = {}, variant: Variant = 'root'): Promise<Answer> {
  const { hostname, port } = new URL(addressOf(thisHost(), variant));
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({
        status: response.statusCode,
        headers: response.headers,
        body: Buffer.concat(chunks),
      });
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
export const aFont = () => `/${files().find((path) => path.endsWith('.woff2'))}`;
