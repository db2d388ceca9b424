import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setEnvValue } from '../../shared/env-file';
import { siteFiles } from '../site-files';
import { ACCOUNT, PORTS, SITE_IN_ACCOUNT } from './servers';

/** The folder that holds the account, the certificates and the owner's .env. */
const testRoot = () => process.env.PUBLISHING_FOLDER ?? '';
export const hostFolder = () => join(testRoot(), 'account', SITE_IN_ACCOUNT);
export const envFile = () => join(testRoot(), 'owner', '.env');

/** Writes the settings of a hosting into the owner's .env. What is on the host stays as it is. */
export function fillIn(server: keyof typeof PORTS, values: Record<string, string> = {}) {
  const kind = server === 'sftp' ? 'sftp' : server === 'ftp' || server === 'proxy' ? 'ftp' : 'ftps';
  const settings = {
    HOSTING_KIND: kind,
    HOSTING_HOST: `localhost:${PORTS[server]}`,
    HOSTING_USER: ACCOUNT.user,
    HOSTING_FOLDER: SITE_IN_ACCOUNT,
    HOSTING_PASSWORD: ACCOUNT.password,
    ...values,
  };
  mkdirSync(join(testRoot(), 'owner'), { recursive: true });
  const text = Object.entries(settings).reduce(
    (env, [name, value]) => setEnvValue(env, name, value),
    '',
  );
  writeFileSync(envFile(), text);
}

export function emptyHost() {
  for (const name of readdirSync(hostFolder())) {
    rmSync(join(hostFolder(), name), { recursive: true });
  }
  ownByAccount();
}

/** Gives what a test has put on the host to the account. */
export function ownByAccount() {
  execFileSync('chown', ['-R', ACCOUNT.user, join(testRoot(), 'account')]);
}

type Upload = {
  folder: string;
  intoForeignFolder?: boolean;
  /** Kills the upload when it has begun to send or to move so many files. */
  killAfter?: number;
};

/** Uploads a folder in a process of its own. */
export async function upload({ folder, intoForeignFolder = false, killAfter = Infinity }: Upload) {
  const script = ['--require', './tools/shared/register.cjs', 'tools/publish/e2e/upload-once.ts'];
  const args = [
    ...script,
    join(testRoot(), 'owner'),
    folder,
    ...(intoForeignFolder ? ['over'] : []),
  ];
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: join(testRoot(), 'ca.pem') };
  const child = spawn(process.execPath, args, { env });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
    const begun = output.match(/"type":"(progress|move)"/g) ?? [];
    if (begun.length >= killAfter) child.kill('SIGKILL');
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = await once(child, 'close');
  const events = output
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line));
  const result = events.find(({ type }) => type === 'result');
  return { code, events, result, output, errors: errors.trim() };
}

/** The hashes of all files in a folder by their paths, without what publishing keeps for itself. */
export function contentsOf(folder: string): Record<string, string> {
  const files = siteFiles(folder).filter(({ path }) => !path.startsWith('.publish'));
  return Object.fromEntries(files.map(({ path, hash }) => [path, hash]));
}

export function read(folder: string, path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}
