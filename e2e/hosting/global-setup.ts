import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startInbox } from '../../scripts/inbox/server';
import { buildSite } from '../../scripts/site-build';
import { INBOX_PORT, KEYS, SETTINGS } from '../site';
import { BASE_PATH, portOf, probes, SITE_FOLDER } from './addresses';
import { hosts, startHost } from './servers';

const LEADS_FILE = '.test/hosting-leads.jsonl';

/** Builds the site once and lets every host serve it, with an inbox beside them. */
export default async function globalSetup() {
  await buildSite({ out: SITE_FOLDER, env: SETTINGS });
  for (const [path, text] of Object.entries(probes)) {
    await mkdir(dirname(join(SITE_FOLDER, path)), { recursive: true });
    await writeFile(join(SITE_FOLDER, path), text);
  }
  await rm(LEADS_FILE, { force: true });
  const inbox = await startInbox({
    port: INBOX_PORT,
    file: LEADS_FILE,
    keys: KEYS,
  });
  const servings = hosts.flatMap((host) => [
    { host, port: portOf(host, 'root') },
    { host, port: portOf(host, 'folder'), basePath: BASE_PATH },
    // Caddy comes with all its modules in one file.
    ...(host === 'caddy' ? [] : [{ host, port: portOf(host, 'bare'), bare: true }]),
  ]);
  const started = await Promise.allSettled(
    servings.map(({ host, ...serving }) => startHost(host, { site: SITE_FOLDER, ...serving })),
  );
  const stop = async () => {
    for (const one of started) if (one.status === 'fulfilled') await one.value.stop();
    await inbox.close();
  };
  const failed = started.find((one) => one.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return stop;
}
