import { chmodSync, existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { readOwnersFile } from '../../lib/content/held-file';
import { decodeUtf8, SAVE_AS_UTF8 } from '../../lib/content/utf8';
import type { Finding } from '../../lib/finding';
import { replaceLookAlikes } from '../../lib/setting-mistakes';
import { settingNames } from '../../lib/settings';
import { replaceFile } from './write-file';

/** Settings of the hosting. This project reads them from the file alone, and the site has none of them. */
export const hostingNames = [
  'HOSTING_KIND',
  'HOSTING_HOST',
  'HOSTING_USER',
  'HOSTING_FOLDER',
  'HOSTING_PASSWORD',
  'HOSTING_KEY',
  'HOSTING_FINGERPRINT',
] as const;

const knownNames: readonly string[] = [...settingNames, ...hostingNames];

/**
 * Returns the text of the .env file. It is empty where there is no file.
 *
 * @throws {Error} in Russian for a file in another encoding
 */
export function readEnvFile(root: string): string {
  const path = join(root, '.env');
  if (!existsSync(path)) return '';
  const text = decodeUtf8(readOwnersFile(path, '.env'));
  if (text === undefined) throw new Error(`.env: ${SAVE_AS_UTF8}.`);
  return text;
}

/**
 * Hides a .env file with the hosting's password from the other users of the computer. They could read one that the owner
 * has copied from the example.
 */
export function hidePassword(root: string) {
  if (!parseEnv(readEnvFile(root)).HOSTING_PASSWORD) return;
  const path = join(root, '.env');
  const { mode } = statSync(path);
  if (mode & 0o077) chmodSync(path, mode & 0o700);
}

/** Replaces the text of the .env file, which only its owner may read. A link to another file stays a link. */
export function writeEnvFile(root: string, text: string) {
  const path = join(root, '.env');
  const target = existsSync(path) ? realpathSync(path) : path;
  replaceFile(dirname(target), basename(target), text, { isPrivate: true });
}

/** Returns the lines of a .env file that hold settings of the site, which are public. */
export function publicLines(text: string): string {
  const names: readonly string[] = settingNames;
  const lines = text.split(/(?<=\n)/);
  return lines.filter((line) => names.includes(LINE.exec(line.trim())?.[1] ?? '')).join('');
}

const LINE = /^(?:export\s+)?([^\s=:#][^=:]*)([=:])(.*)$/s;

/**
 * Lists the lines of a .env file whose value would be cut off or whose name nothing reads. Checks of the parsed values
 * cannot find these. Messages are in Russian and never quote a hosting setting.
 */
export function envFileProblems(text: string): Finding[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const [, rawName = '', sign = '', rawValue = ''] = LINE.exec(line.trim()) ?? [];
    const name = rawName.trim();
    if (!name) return [];
    const written = rawValue.trim();
    const problem = knownNames.includes(name)
      ? valueProblem(name, sign, written)
      : nameProblem(name);
    if (!problem) return [];
    return [
      { location: `.env, строка ${index + 1}, ${name}`, text: problem, place: `env.${name}` },
    ];
  });
}

function valueProblem(name: string, sign: string, written: string): string | undefined {
  if (sign === ':') return `после имени нужен знак =, а стоит двоеточие. Напишите ${name}=…`;
  const [quote = ''] = /^["'`]/.exec(written) ?? [];
  const closing = quote ? written.indexOf(quote, 1) : -1;
  if (quote && closing < 0)
    return `кавычка ${quote} в начале значения не закрыта; уберите её или закройте`;
  if (!quote && written.includes('#')) {
    return `всё, начиная с решётки #, не прочитается. Пояснение перенесите на строку выше, а если # — часть значения, возьмите его в одинарные кавычки: ${name}='…'`;
  }
  return isExpanded(name, written)
    ? 'знак $ начинает подстановку, и часть значения пропадёт. Уберите $, а если он нужен, напишите \\$'
    : undefined;
}

/** Next puts other settings in the place of «$NAME». The settings of the hosting are not read by Next. */
function isExpanded(name: string, written: string): boolean {
  return !(hostingNames as readonly string[]).includes(name) && /(?<!\\)\$/.test(written);
}

function nameProblem(name: string): string | undefined {
  const plain = replaceLookAlikes(name)
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
  const meant =
    knownNames.find((known) => known === plain || known === `NEXT_PUBLIC_${plain}`) ??
    (plain.length > 6 ? knownNames.find((known) => differsByAtMost(2, known, plain)) : undefined);
  if (!meant) return undefined;
  const letter = [...name].findIndex((character) => /[^ -~]/.test(character));
  const reason =
    letter < 0 ? '' : ` (на ${letter + 1}-м месте «${[...name][letter]}» не латинская)`;
  return `такого имени нет${reason}, эту строку никто не прочтёт. Есть ${meant}`;
}

/** True when one text becomes the other by so many added, removed or replaced characters. */
function differsByAtMost(limit: number, text: string, other: string): boolean {
  if (Math.abs(text.length - other.length) > limit) return false;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const character of text) {
    const above = row;
    row = [(above[0] ?? 0) + 1];
    for (const [index, otherCharacter] of [...other].entries()) {
      const replaced = (above[index] ?? 0) + (character === otherCharacter ? 0 : 1);
      row.push(Math.min(replaced, (above[index + 1] ?? 0) + 1, (row[index] ?? 0) + 1));
    }
  }
  return (row.at(-1) ?? Infinity) <= limit;
}

/**
 * Returns the text of a .env file with another value of a setting, in quotes where the value needs them. Where a name
 * stands on several lines, the last one counts.
 *
 * @throws {Error} in Russian for a value that no line can hold; it does not quote the value
 */
export function setEnvValue(text: string, name: string, value: string): string {
  const line = `${name}=${quoteValue(name, value)}`;
  const existing = text.matchAll(/^[ \t]*(?:export[ \t]+)?([\w.-]+)[ \t]*=.*$/gm);
  const last = [...existing].filter(([, key]) => key === name).at(-1);
  if (last) {
    return text.slice(0, last.index) + line + text.slice(last.index + last[0].length);
  }
  const before = text.trimEnd();
  return before ? `${before}\n${line}\n` : `${line}\n`;
}

function quoteValue(name: string, value: string): string {
  const ways = ['', "'", '`', '"'].map((quote) => quote + value + quote);
  const isReadBack = (way: string) => parseEnv(`${name}=${way}\n`)[name] === value;
  const quoted = ways.find((way) => isReadBack(way) && !valueProblem(name, '=', way));
  if (quoted !== undefined) return quoted;
  const reason =
    isExpanded(name, value) && ways.some(isReadBack)
      ? 'знак $ в этой настройке не записать. Проверьте, не лишний ли он'
      : 'все три кавычки \' " ` в одном значении не записать. Уберите одну из них, а пароль смените';
  throw new Error(`Не записано: ${reason}.`);
}
