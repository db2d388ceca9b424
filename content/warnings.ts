import { deepValues } from './deep-values';
import { unusedPictures } from './pictures';
import type { Content } from './schema';
import { lineReader, YamlFile } from './yaml-file';

type Warning = { file: keyof Content; path: (string | number)[]; message: string };

/** In letters: what search results show of a title and of a description without cutting it off. */
const META = { title: { min: 20, max: 65 }, description: { min: 120, max: 160 } };

/** A longer headline fills the first screen of a phone. */
const HEADLINE_MAX = 80;

/** Entries of one list stand side by side as cards: how many times the usual length one of them may have. */
const LOPSIDED = 2;
/** Entries with less text than this are labels, not cards. */
const CARD_MIN = 100;

/**
 * What could be better in the content: a line for each, with its file and line. None of it keeps the site from being
 * built.
 */
export function contentWarnings(folder: string, content: Content): string[] {
  const lineOf = lineReader(folder);
  const texts = [
    ...searchResults(content),
    ...headlines(content),
    ...orphanedSheet(folder, content),
    ...tradesWithoutPrice(content),
    ...lopsidedCards(content),
  ].map(
    ({ file, path, message }) =>
      `content/${file}.yaml, строка ${lineOf(file, path)}, поле ${path.join('.')}: ${message}`,
  );
  const unused = unusedPictures(folder, content).map(
    (name) =>
      `content/pictures/${name}: этой картинки нет на сайте; впишите её имя или удалите файл`,
  );
  return [...texts, ...unused];
}

function searchResults(content: Content): Warning[] {
  return entries(content).flatMap(([file, { meta }]) => {
    // The missing page is in no search result.
    if (!meta || file === 'not-found') return [];
    return (['title', 'description'] as const).flatMap((field) => {
      const { min, max } = META[field];
      const { length } = meta[field];
      if (length >= min && length <= max) return [];
      const message = `в поиске хорошо видны ${min}–${max} знаков, сейчас ${length}`;
      return [{ file, path: ['meta', field], message }];
    });
  });
}

function headlines(content: Content): Warning[] {
  return entries(content).flatMap(([file, { hero }]) => {
    if (!hero || hero.title.length <= HEADLINE_MAX) return [];
    const message = `заголовок из ${hero.title.length} знаков займёт весь экран телефона; лучше не больше ${HEADLINE_MAX}`;
    return [{ file, path: ['hero', 'title'], message }];
  });
}

/** The sheet goes with its client, and it would go unnoticed with a misspelt one. */
function orphanedSheet(folder: string, { home, results }: Content): Warning[] {
  const path = ['hero', 'sheet', 'client'];
  const client = new YamlFile(folder, 'home').at(...path);
  if (client === undefined || home.hero.sheet || results.clients.length === 0) return [];
  const known = results.clients.map(({ id }) => id).join(', ');
  const message = `листа отчёта на сайте нет: клиента «${client}» нет в content/results.yaml; возможные: ${known}`;
  return [{ file: 'home', path, message }];
}

/** Such a case is not among the trades of the report sheet. */
function tradesWithoutPrice({ cases }: Content): Warning[] {
  return cases.items.flatMap(({ trade, metrics }, index): Warning[] => {
    if (!trade || metrics.some(({ rubles }) => rubles)) return [];
    const message =
      'у этого кейса нет показателя с одной ценой в рублях, например 200 ₽; добавьте его или уберите trade';
    return [{ file: 'cases', path: ['items', index, 'trade'], message }];
  });
}

type Page = {
  meta?: { title: string; description: string };
  hero?: { title: string };
};

function entries(content: Content): [keyof Content, Page][] {
  return Object.entries(content) as [keyof Content, Page][];
}

/** Entries with far more text than the others of their list. */
function lopsidedCards(content: Content): Warning[] {
  // Questions are closed until they are asked.
  const { faq, ...shown } = content;
  const message = 'текста вдвое больше, чем у соседних записей, карточки выйдут неровными';
  return deepValues(shown).flatMap(({ value, path: [file, ...path] }) =>
    longEntries(value).map((index) => ({
      file: file as keyof Content,
      path: [...path, index],
      message,
    })),
  );
}

function longEntries(value: unknown): number[] {
  if (!Array.isArray(value) || value.length < 3 || typeof value[0] !== 'object') return [];
  const lengths = value.map(textLength);
  const usual = [...lengths].sort((one, other) => one - other)[Math.floor(lengths.length / 2)] ?? 0;
  const limit = Math.max(CARD_MIN, LOPSIDED * usual);
  return [...lengths.keys()].filter((index) => Number(lengths[index]) > limit);
}

function textLength(entry: unknown): number {
  const texts = deepValues(entry).map(({ value }) => (typeof value === 'string' ? value : ''));
  return texts.join('').length;
}
