import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvConfig } from '@next/env';
import { checkContent } from '../../lib/content/load';
import type { Content } from '../../lib/content/schema';
import { type Finding, FindingsError } from '../../lib/finding';
import { readSettings, type Settings } from '../../lib/settings';
import { envFileProblems, hidePassword, hostingNames, readEnvFile } from './env-file';
import { explainError } from './explain-error';

/** Windows hides the last part of a name, so «.env» is saved as one of these. */
const MISNAMED = ['.env.txt', 'env.txt', 'env'];

/** @throws {FindingsError} with each problem of the settings and the content */
export async function checkSources(root: string) {
  const folder = join(root, 'content');
  const findings: Finding[] = [];
  let settings: Settings | undefined;
  let content: Content | undefined;
  try {
    settings = loadSettings(root);
  } catch (error) {
    findings.push(...explainError(error, folder));
  }
  try {
    content = await checkContent(folder);
  } catch (error) {
    findings.push(...explainError(error, folder));
  }
  if (!settings || !content) throw new FindingsError(findings);
  return { settings, content };
}

/** The project's folder and the text of its .env file, when that was last put into the environment. */
let inEnvironment: string | undefined;

/**
 * Puts the .env file into the environment. With `dev` it does so again when the file has changed, and only then: sharp
 * reads the environment in other threads, and a write at that moment crashes the process.
 */
export function loadSettings(root: string, dev = false): Settings {
  const misnamed = MISNAMED.find((name) => existsSync(join(root, name)));
  if (!existsSync(join(root, '.env')) && misnamed) {
    const remedy =
      'переименуйте его в «.env» (в Проводнике включите «Вид → Расширения имён файлов»)';
    throw new Error(`Настройки лежат в файле ${misnamed}, а сайт читает их из .env; ${remedy}.`);
  }
  const text = readEnvFile(root);
  const problems = envFileProblems(text);
  if (problems.length > 0) throw new FindingsError(problems);
  hidePassword(root);
  const file = `${root}\n${text}`;
  loadEnvConfig(root, dev, { info() {}, error: console.error }, dev && file !== inEnvironment);
  inEnvironment = file;
  // No browser that is started from here needs the password of the hosting.
  for (const name of hostingNames.filter((hosting) => hosting in process.env)) {
    delete process.env[name];
  }
  return readSettings(process.env);
}
