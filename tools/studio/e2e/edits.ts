import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { ChannelType } from '@/lib/channels';
import { CONTENT_FOLDER } from '../../../e2e/fixture-content';

// biome-ignore lint/suspicious/noExplicitAny: a file before any check has no shape that a type could state.
type UncheckedValue = any;

/** The content by the names of its files. */
type Files = Record<string, UncheckedValue>;

type Edit = (files: Files, folder: string) => void;

/** Copies the fixture and edits it as the owner edits his. */
export function editContent(folder: string, edits: readonly Edit[]) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(CONTENT_FOLDER, folder, { recursive: true });
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const files: Files = Object.fromEntries(
    names.map((name) => [name.slice(0, -5), parse(readFileSync(join(folder, name), 'utf8'))]),
  );
  for (const edit of edits) edit(files, folder);
  for (const name of names) {
    // An entry that was copied is written out again.
    const text = stringify(files[name.slice(0, -5)], { aliasDuplicateObjects: false });
    // Nothing is left below the name of a list whose last entry is deleted.
    writeFileSync(join(folder, name), text.replace(/: \[\]$/gm, ':'));
  }
}

type List = { entries: UncheckedValue[]; path: string };

/** Lists of a fixed length (the three forms of a word), and entries that other texts refer to by name. */
const FIXED = /\.(unit|sale|words(\.\w+)?|picture\.\w+|channels)$/;
/** Lists that have edits of their own, since an entry is more than a copy. */
const OWN_EDITS = /^(prices\.services|calculator\.steps)$|\.months$/;
/** Texts of the law that a form needs. */
const NEEDED = /^privacy\./;

/** Every list that may be of any length, the inner ones before those they are in. */
function listsIn(value: UncheckedValue, path = ''): List[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const inPath = path ? `${path}.${key}` : key;
    if (FIXED.test(inPath)) return [];
    const isOwn = Array.isArray(inner) && !OWN_EDITS.test(inPath);
    return [...listsIn(inner, inPath), ...(isOwn ? [{ entries: inner, path: inPath }] : [])];
  });
}

function addOne({ entries }: List) {
  const last = structuredClone(entries.at(-1));
  if (last?.id) last.id += '-more';
  if (last) entries.push(last);
}

function removeOne({ entries }: List) {
  entries.pop();
}

function empty({ entries, path }: List) {
  if (!NEEDED.test(path)) entries.length = 0;
}

const LABELS =
  /^(title|primary|secondary|button|submit|sending|more|next|back|skip|finish|restart|call|send|edit|print|advice|home|close|contact|allow|deny|another)$/;

/** Changes every text whose field has such a name. */
function setTexts(value: UncheckedValue, fields: RegExp, change: (text: string) => string) {
  for (const [key, inner] of Object.entries(value ?? {})) {
    if (typeof inner === 'string' && fields.test(key)) value[key] = change(inner);
    else if (typeof inner === 'object') setTexts(inner, fields, change);
  }
}

/** Reasonable changes of the owner, one thing at a time. */
export const edits = {
  'a price of every service': ({ prices }) => {
    for (const service of prices.services) service.price += 1500;
  },
  'a new service': ({ prices }) => {
    prices.services.push({ ...prices.services[0], id: 'avito', name: 'Авито', price: 12000 });
  },
  'a service that is no more': (files) => {
    const { prices } = files;
    prices.services = prices.services.filter(({ id }: UncheckedValue) => id !== 'rsa');
    setTexts(files, /./, (text) => text.replaceAll('{price.rsa}', '5 000 ₽'));
  },
  'a step that is no more': ({ calculator }) => {
    calculator.steps.pop();
  },
  'a new step': ({ calculator, prices }) => {
    calculator.steps.push({ id: 'more', title: 'Что ещё?', hint: 'Не обязательно.' });
    prices.services.at(-2).step = 'more';
  },
  'a sixth niche': ({ home, cases }) => {
    home.niches.items.push({ ...home.niches.items[0], name: 'Детские кружки' });
    cases.categories.children = 'Детям';
    const { picture: _, ...words } = cases.items[0];
    cases.items.push({ ...words, id: 'children-club', category: 'children' });
  },
  'a month that is no more': ({ results }) => {
    for (const client of results.clients) client.months.shift();
  },
  'the consent box': ({ contact }) => {
    contact.consent = 'checkbox';
  },
  'a channel of each kind': ({ site }) => {
    const addresses: Record<ChannelType, string | undefined> = {
      phone: undefined,
      telegram: '@handle',
      email: 'sales@example.ru',
      vk: 'vk.com/handle',
      max: 'https://example.ru/max',
      whatsapp: '+7 949 111-22-33',
    };
    site.channels = Object.entries(addresses).map(([type, address]) => ({
      type,
      label: `Написать: ${type}`,
      ...(address && { address }),
    }));
  },
  'a picture from a JPG': ({ websites }, folder) => {
    cpSync(join(folder, 'pictures/tall.jpg'), join(folder, 'pictures/Мой сайт.JPG'));
    websites.portfolio.items[0].image = 'Мой сайт.JPG';
  },
  'every headline and label of a button': (files) => {
    let number = 0;
    setTexts(files, LABELS, () => `Новое, ${++number}`);
  },
} satisfies Record<string, Edit>;

export const listEdits = {
  'one more of each list': (files) => listsIn(files).forEach(addOne),
  'one less of each list': (files) => listsIn(files).forEach(removeOne),
  'empty lists': (files) => listsIn(files).forEach(empty),
} satisfies Record<string, Edit>;

/** All of them at once; of the lists every third gets longer, every third shorter, and every third is emptied. */
export const allEdits: readonly Edit[] = [
  ...Object.values(edits),
  (files) => {
    for (const [index, list] of listsIn(files).entries())
      [addOne, removeOne, empty][index % 3]?.(list);
  },
];
