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

/** Puts the .env file into the environment. With `dev` it is read anew each time, as a development server does. */
export function loadSettings(root: string, dev = false): Settings {
  const misnamed = MISNAMED.find((name) => existsSync(join(root, name)));
  if (!existsSync(join(root, '.env')) && misnamed) {
    const remedy =
      'переименуйте его в «.env» (в Проводнике включите «Вид → Расширения имён файлов»)';
    throw new Error(`Настройки лежат в файле ${misnamed}, а сайт читает их из .env; ${remedy}.`);
  }
  const problems = envFileProblems(readEnvFile(root));
  if (problems.length > 0) throw new FindingsError(problems);
  hidePassword(root);
  loadEnvConfig(root, dev, { info() {}, error: console.error }, dev);
  // No browser that is started from here needs the password of the hosting.
  for (const name of hostingNames) delete process.env[name];
  return readSettings(process.env);
}
