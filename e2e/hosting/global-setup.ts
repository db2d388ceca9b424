import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildTestSite } from '../global-setup';
import { SITE_FOLDER } from '../site';
import { BASE_PATH, portOf, probes } from './ask';
import { hosts, missingPackages, startHost } from './servers';

/** Builds the site once and lets every host serve it. */
export default async function globalSetup() {
  const missing = missingPackages().join(' ');
  if (missing) throw `Не хватает серверов: apt-get install --no-install-recommends ${missing}`;

  await buildTestSite();
  for (const [path, text] of Object.entries(probes)) {
    await mkdir(dirname(join(SITE_FOLDER, path)), { recursive: true });
    await writeFile(join(SITE_FOLDER, path), text);
  }
  const servings = hosts.flatMap((host) => [
    { host, port: portOf(host, 'root') },
    { host, port: portOf(host, 'folder'), basePath: BASE_PATH },
    { host, port: portOf(host, 'bare'), bare: true },
  ]);
  const running = await Promise.all(
    servings.map(({ host, ...serving }) => startHost(host, { site: SITE_FOLDER, ...serving })),
  );
  return async () => {
    for (const server of running) await server.stop();
  };
}
