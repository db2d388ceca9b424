import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import { fieldsOf } from '../../../lib/fields-of';
import { titlesOf } from '../field-titles';
import { changedFiles } from './copies';

/** Tells in Russian what differs between two states of the content: each file with its first changed field. */
export function describeChange(folder: string, before: string): string {
  const files = changedFiles(folder, before).map((file) => {
    if (!existsSync(join(folder, file))) return `${file}: удалён`;
    return file.endsWith('.yaml') ? `${file}: ${describeFile(file, folder, before)}` : file;
  });
  return files.join('; ');
}

function describeFile(file: string, folder: string, before: string): string {
  const values = readValues(join(folder, file));
  if (values === undefined) return 'не читается';
  const changes = changesIn(values, readValues(join(before, file)), file.replace('.yaml', ''));
  const [first, ...others] = changes;
  if (!first) return 'пояснения и оформление';
  const more = others.length > 0 ? `, и ещё полей: ${others.length}` : '';
  return `${titlesOf(first.path).join(' → ')}: ${first.words}${more}`;
}

/** Returns undefined for a file that is missing or has errors. */
function readValues(path: string): unknown {
  const document = parseDocument(existsSync(path) ? readFileSync(path, 'utf8') : '');
  return document.errors.length > 0 ? undefined : (document.toJS() ?? undefined);
}

type Change = { path: string; words: string };

/** Lists the fields that have other values than before. A list with another number of entries is one of them. */
function changesIn(value: unknown, before: unknown, path: string): Change[] {
  if (isDeepStrictEqual(value, before)) return [];
  const hasSameShape =
    isPart(value) &&
    isPart(before) &&
    Array.isArray(value) === Array.isArray(before) &&
    !(Array.isArray(value) && value.length !== (before as unknown[]).length);
  if (!hasSameShape) return [{ path, words: inWords(value, before) }];
  const names = new Set([...Object.keys(value as object), ...Object.keys(before as object)]);
  return [...names].flatMap((name) =>
    changesIn(fieldsOf(value)[name], fieldsOf(before)[name], `${path}.${name}`),
  );
}

const isPart = (value: unknown) => typeof value === 'object' && value !== null;

function inWords(value: unknown, before: unknown): string {
  if (value === undefined || value === null) return 'убрано';
  if (Array.isArray(value)) {
    const earlier = Array.isArray(before) ? before.length : 0;
    return `записей ${value.length}, было ${earlier}`;
  }
  return isPart(value) ? 'добавлено' : String(value).slice(0, 60);
}
