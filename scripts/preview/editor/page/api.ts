import { createContext, useContext } from 'react';
import names from '../../../../content/schema/names.json';
import { formatCount } from '../../../../lib/format';
import { type Field, fieldAt, kindsOf } from '../fields';
import type { Figure, Place } from '../places';
import type { Words } from '../sitting';
import { pagesOf } from './mark';

/** Everything that the editor knows of the content. */
export class Content {
  readonly places: Place[] = [];
  readonly figures: Figure[] = [];
  readonly fields: Record<string, Field> = {};
  readonly changes: (Words & { id: number })[] = [];

  static async read(): Promise<Content> {
    return Object.assign(new Content(), await (await ask('state')).json());
  }

  placeAt(path: string): Place | undefined {
    return this.places.find((place) => place.path === path);
  }

  /** The values at paths and below them as the owner sees them, for the server to compare with its files. */
  seenAt(paths: string[]) {
    const inside = (path: string) =>
      this.places.filter((place) => `${place.path}.`.startsWith(`${path}.`));
    return paths.flatMap(inside).map(({ written }) => written);
  }

  fieldAt(path: string): Field | undefined {
    const [file = '', ...inner] = path.split('.');
    return fieldAt(this.fields[file], inner);
  }

  /** Whether one control holds what stands at a path; lists and groups of fields are trees. */
  isValue(path: string): boolean {
    return this.placeAt(path) !== undefined && !listOf(this.fieldAt(path));
  }

  /** Describes a place: «Кейсы → 2 → Заголовок». */
  describe(path: string): string {
    return this.placeAt(path)?.label ?? path.split('.').map(wordFor).join(' → ');
  }

  /** The entry of a list that a path leads into. Lists of a fixed length have none. */
  entryOf(path: string): string | undefined {
    const [, owner = '', entry] = /^(.+)(\.\d+)(?![^.])/.exec(path) ?? [];
    const list = entry ? listOf(this.fieldAt(owner)) : undefined;
    if (!list?.items) return entry && this.entryOf(owner);
    return list.minItems && list.minItems === list.maxItems ? this.entryOf(owner) : owner + entry;
  }

  /** Says where else a number stands: «Стоит ещё в 11 местах на 5 страницах». */
  describeUses(path: string): string {
    const names = this.figures.flatMap((figure) =>
      figure.name && `${path}.`.startsWith(`${figure.path}.`) ? [`{${figure.name}}`] : [],
    );
    const used = this.places.filter(({ written }) =>
      names.some((name) => String(written).includes(name)),
    );
    if (used.length === 0) return '';
    const entryPage = (place: string) =>
      place.replace(/^((cases|reviews)\.items\.\d+).*/, '$1.page');
    const pages = new Set(
      used.flatMap((place) => pagesOf(place.path, this.placeAt(entryPage(place.path))?.written)),
    );
    const computed = path.endsWith('.months') ? 'Сайт считает это сам, из этих строк. ' : '';
    return `${computed}Стоит ещё в ${formatCount(used.length, ['месте', 'местах', 'местах'])} на ${formatCount(pages.size, ['странице', 'страницах', 'страницах'])}.`;
  }
}

/** The name of a field, a value or an entry in the owner's language. */
export function wordFor(name: string): string {
  return isIndex(name) ? `${Number(name) + 1}` : ((names as Record<string, string>)[name] ?? name);
}

export const isIndex = (name: string) => /^\d+$/.test(name);

export const listOf = (field?: Field) => kindsOf(field).find(({ type }) => type === 'array');

type Editor = {
  content: Content;
  /** Does what changes the content, reads it anew, and only then goes on. */
  attempt(action: () => Promise<unknown>, then?: () => void): Promise<void>;
  /** Opens the form of a place, and first adds an entry of this kind there. */
  open(path: string, missing?: Field): void;
  /** Puts a picture in the place of another, and opens its description. */
  upload(path: string, file: File): void;
};

export const EditorContext = createContext({} as Editor);
export const useEditor = () => useContext(EditorContext);

const token = new URL((document.currentScript as HTMLScriptElement).src).search;

/** @throws {Refusal} when the change was not made */
export async function ask(action: string, body?: unknown, query = ''): Promise<Response> {
  const response = await fetch(`/__editor/${action}${token}${query}`, {
    method: body === undefined ? 'GET' : 'POST',
    body: body instanceof Blob ? body : JSON.stringify(body),
  }).catch((): never => {
    throw Error('Предпросмотр остановлен. Наберите npm start и обновите страницу.');
  });
  if (response.ok) return response;
  throw await response.json();
}
