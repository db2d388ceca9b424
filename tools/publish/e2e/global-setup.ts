import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildNextVersion, buildTestSite } from '../../../e2e/global-setup';
import { SETTINGS } from '../../../e2e/site';
import { startHost } from '../../shared/testing/hosts';
import {
  addAccount,
  makeCertificates,
  removeAccount,
  requireServers,
  SITE_IN_ACCOUNT,
  startSshd,
  startVsftpd,
} from './servers';

/** Builds two versions of the site, and starts the servers of a host. */
export default async function globalSetup() {
  requireServers();
  if (process.getuid?.() !== 0) throw new Error('Эти тесты заводят пользователя: нужны права root');
  await buildTestSite();
  await buildNextVersion();
  // The builds have left their settings here, which would go before those of the owner's .env.
  for (const name of Object.keys(SETTINGS)) delete process.env[name];

  const folder = await mkdtemp(join(tmpdir(), 'publishing-'));
  process.env.PUBLISHING_FOLDER = folder;
  // Servers drop their rights and must still be able to read.
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'account', SITE_IN_ACCOUNT), { recursive: true });
  await symlink(join(folder, 'account', SITE_IN_ACCOUNT), join(folder, 'at-root'));
  addAccount(join(folder, 'account'));
  makeCertificates(folder);
  const stops = await Promise.all([
    startVsftpd(folder, 'ftp'),
    startVsftpd(folder, 'ftps'),
    startVsftpd(folder, 'misnamed'),
    startVsftpd(folder, 'selfSigned'),
    startVsftpd(folder, 'implicit'),
    startSshd(folder),
    startHost('apache', 'root', folder),
  ]);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    removeAccount();
    await rm(folder, { recursive: true });
  };
}
