import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildTestSite } from '../../../e2e/global-setup';
import { SITE_FOLDER } from '../../../e2e/site';
import { BASE_PATH, hosts, requireServers, startHost, variants } from '../../shared/testing/hosts';
import { writeHostFiles } from '../host-files';

/** Files that no export has, for what a host must do with them all the same. */
const probes = {
  '.env': 'secret',
  '.git/config': 'secret',
  'calculator/.hidden': 'secret',
  '.well-known/security.txt': 'Contact: mailto:owner@example.ru',
  'probe.webmanifest': '{}',
  'probe.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="document.documentElement.setAttribute('data-event-ran', '')"><script>document.documentElement.setAttribute('data-script-ran', '')</script></svg>`,
};

/** Builds the site once and lets every host serve it. */
export default async function globalSetup() {
  requireServers();
  await buildTestSite();
  const folder = await mkdtemp(join(tmpdir(), 'hosting-'));
  // Started by root, a server drops its rights and must still be able to read.
  await chmod(folder, 0o755);
  const atRoot = join(folder, 'at-root');
  const inFolder = join(folder, 'in-folder', BASE_PATH);
  const siteUrl = 'https://example.ru';
  for (const root of [atRoot, inFolder]) {
    await cp(SITE_FOLDER, root, { recursive: true });
    await addProbes(root);
  }
  await writeHostFiles(atRoot, { siteUrl, basePath: '' });
  await writeHostFiles(inFolder, { siteUrl: siteUrl + BASE_PATH, basePath: BASE_PATH });

  const stops = await Promise.all(
    variants.flatMap((variant) => hosts.map((host) => startHost(host, variant, folder))),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await rm(folder, { recursive: true });
  };
}

async function addProbes(root: string) {
  for (const [path, text] of Object.entries(probes)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}
