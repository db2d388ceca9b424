import { rm } from 'node:fs/promises';
import { startInbox } from '../scripts/inbox/server';
import { buildSite } from '../scripts/site-build';
import { startStaticServer } from '../scripts/static-server';
import { BASE_PATH, INBOX_PORT, KEYS, SETTINGS, SITE_FOLDER, SITE_PORT } from './site';

const LEADS_FILE = '.test/leads.jsonl';

/** Builds the site as a release is built, and serves it as a static host would, with an inbox beside it. */
export default async function globalSetup() {
  await rm(LEADS_FILE, { force: true });
  await buildSite({ out: SITE_FOLDER, env: SETTINGS });
  const site = await startStaticServer({ root: SITE_FOLDER, port: SITE_PORT, basePath: BASE_PATH });
  const inbox = await startInbox({
    port: INBOX_PORT,
    file: LEADS_FILE,
    keys: KEYS,
    // Tests send side by side; the limit itself is tested with the inbox.
    minIntervalMs: 0,
  });
  return async () => {
    await site.close();
    await inbox.close();
  };
}
