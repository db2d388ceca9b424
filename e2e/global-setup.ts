import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyProject, replaceIn } from './copy-project';
import { CONTENT_FOLDER, fixtureContent } from './fixture-content';
import * as site from './site';
import { buildSite } from './support/build-site';
import { startInbox } from './support/inbox';
import { startStaticServer } from './support/static-server';

/** Builds the site and its next version as a release is built, and serves both as a static host would, with an inbox. */
export default async function globalSetup() {
  console.log('Собираю сайт для проверок');
  await buildTestSite();
  await buildNextVersion();
  const servers = await Promise.all([
    startStaticServer({ root: site.SITE_FOLDER, port: site.SITE_PORT, basePath: site.BASE_PATH }),
    startStaticServer({
      root: site.NEXT_SITE_FOLDER,
      port: site.NEXT_PORT,
      basePath: site.BASE_PATH,
    }),
    startInbox(site.INBOX_PORT),
  ]);
  return () => Promise.all(servers.map((server) => server.close()));
}

/**
 * E2E_BUILT keeps what an earlier run has built: set it only where nothing has changed since. Nothing is written then, so
 * that runs beside each other may share it.
 */
const isKept = (folder: string) => Boolean(process.env.E2E_BUILT) && existsSync(folder);

/** Builds the site from a copy of the project with the tests' own content. */
export async function buildTestSite() {
  if (isKept(site.SITE_FOLDER)) return;
  // Next's compiled files stay.
  await copyProject(site.PROJECT_FOLDER, CONTENT_FOLDER, '.next');
  await build(site.SITE_FOLDER, site.SETTINGS);
}

/** Builds the next version from the copy of the first, which has to be built in the same run. */
export async function buildNextVersion() {
  if (isKept(site.NEXT_SITE_FOLDER)) return;
  const folder = join(site.PROJECT_FOLDER, 'content');
  const title = fixtureContent().seo.hero.title.replace(/\s/g, ' ');
  replaceIn(join(folder, 'seo.yaml'), title, site.NEXT_TITLE);
  replaceIn(join(folder, 'contact.yaml'), 'consent: statement', 'consent: checkbox');
  await build(site.NEXT_SITE_FOLDER, { ...site.SETTINGS, NEXT_PUBLIC_METRIKA_ID: site.COUNTER });
}

/** Next compiles all anew for another folder, so all versions are built into one and moved from there. */
async function build(to: string, env: Record<string, string>) {
  await buildSite(resolve(site.PROJECT_FOLDER), env);
  await rm(to, { recursive: true, force: true });
  await rename(join(site.PROJECT_FOLDER, 'out'), to);
}
