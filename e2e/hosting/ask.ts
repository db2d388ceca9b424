import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { test } from '@playwright/test';
import { SITE_FOLDER } from '../site';
import { type Host, portOf, type Variant } from './servers';

/** Requests a path of the host under test exactly as it is written; the body comes as it was sent. */
export async function ask(path: string, headers = {}, variant: Variant = 'root') {
  const port = portOf(thisHost(), variant);
  const asked = request({ hostname: '127.0.0.1', port, path, headers }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const { statusCode: status, headers: sent } = response;
  return { status, headers: sent, body: await buffer(response) };
}

export const thisHost = () => test.info().project.name as Host;

export const fileOf = (path: string) => readFileSync(join(SITE_FOLDER, path));

/** Paths of the export's files, relative to its folder. */
export const files = () =>
  readdirSync(SITE_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(SITE_FOLDER.length + 1));

/** The first file whose path matches, such as a picture, which has a hash in its name. */
export const aFile = (pattern: RegExp) => `/${files().find((path) => pattern.test(path))}`;
