import { deepValues } from '../../lib/content/deep-values';
import { fieldsIn, setOrRemove } from '../../lib/content/fields';
import { loadContent as load } from '../../lib/content/load';
import type { Content } from '../../lib/content/schema';
import { fieldsOf } from '../../lib/fields-of';
import { readSettings as read } from '../../lib/settings';
import { contentVersion } from './content-version';
import { VERSION_MARK, withMark } from './marks';

/*
 * What lib/content/index.ts takes in the preview alone (content-loader.mjs): the same content and settings, whose texts
 * end with marks of their places. The preview loads this module once. Next would load it again after each change,
 * together with the parser and the schemas.
 */

export function loadContent(folder: string): Content {
  const version = contentVersion(folder);
  const content = load(folder);
  const fields = fieldsIn(content);
  // «заявка», «заявки», «заявок»
  const nouns = fields.flatMap(({ schema, inner = [] }) => (schema.prefixItems ? inner : []));
  for (const { path, value, schema } of fields) {
    // Titles and descriptions for search engines are no texts of a page.
    const isText = schema.maxLength ? !path.includes('.meta.') : nouns.includes(path);
    if (isText && typeof value === 'string') setOrRemove(content, path, marked(value, path));
    else if (path.endsWith(PARTS)) markParts(value, path.slice(0, -PARTS.length));
  }
  const { site } = content;
  site.hours.shown = withMark(site.hours.shown, 'site.hours');
  // Every page has this text in its footer, so it also tells the editor which version the page shows.
  site.copyrightYear =
    withMark(site.copyrightYear, 'site.copyrightYear') + withMark('', VERSION_MARK + version);
  return content;
}

/** The parts of a text stand beside it: `titleParts` beside `title`. */
const PARTS = 'Parts';

/** Marks the parts of a text with the place of the text. */
function markParts(parts: unknown, place: string) {
  for (const { value, path, owner } of deepValues(parts)) {
    if (value && typeof value === 'string')
      fieldsOf(owner)[String(path.at(-1))] = marked(value, place);
  }
}

/** «7–14», «152-ФЗ» and «Ростов-на-Дону» are cut out of their text by `unbrokenWords`. */
const JOINED = /\d[–-]|-\p{Lu}/u;

/** A text that is cut between its words has a mark after each of them. */
function marked(text: string, path: string): string {
  return JOINED.test(text)
    ? text.replace(/[^ ]+/g, (word) => withMark(word, path))
    : withMark(text, path);
}

export function readSettings(env: Parameters<typeof read>[0]): ReturnType<typeof read> {
  const { phone, telegram, email, ...settings } = read(env);
  return {
    ...settings,
    phone: withMark(phone, 'env.NEXT_PUBLIC_PHONE'),
    telegram: withMark(telegram, 'env.NEXT_PUBLIC_TELEGRAM'),
    email: withMark(email, 'env.NEXT_PUBLIC_OWNER_EMAIL'),
  };
}
