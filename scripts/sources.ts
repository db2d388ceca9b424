import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvConfig } from '@next/env';
import { loadContent } from '../content/load';
import { decodeUtf8, SAVE_AS_UTF8 } from '../content/utf8';
import { readSettings, SettingsError } from '../lib/settings';

/** What Windows makes of «.env»: it hides the last part of a name. */
const MISNAMED = ['.env.txt', 'env.txt', 'env'];

/**
 * Puts the settings of the .env file into the environment.
 *
 * @throws {SettingsError} when the file has another name or an encoding that cannot be read: all settings would look
 * empty
 */
export function loadEnvFile(root: string, dev = false) {
  const path = join(root, '.env');
  const misnamed = MISNAMED.find((name) => existsSync(join(root, name)));
  if (!existsSync(path) && misnamed) {
    const mend = 'переименуйте его в «.env» (в Проводнике включите «Вид → Расширения имён файлов»)';
    throw new SettingsError([
      `Настройки лежат в файле ${misnamed}, а сайт читает их из .env; ${mend}.`,
    ]);
  }
  if (existsSync(path) && decodeUtf8(readFileSync(path)) === undefined) {
    throw new SettingsError([`.env: ${SAVE_AS_UTF8}.`]);
  }
  loadEnvConfig(root, dev, { info() {}, error: console.error }, dev);
}

/**
 * Reads the settings and the content.
 *
 * @param options.dev reads the .env file anew, as a development server does
 * @throws {Error} whose message is ready for the owner, in Russian
 */
export function checkSources(root: string, { dev = false } = {}) {
  loadEnvFile(root, dev);
  return { settings: readSettings(process.env), content: loadContent(join(root, 'content')) };
}
