import { deepValues } from './deep-values';
import { unusedPictures } from './pictures';
import type { Content } from './schema';
import { describeProblem, YamlFile } from './yaml-file';

/** The path begins with the name of the file. */
type Warning = { path: readonly (string | number)[]; message: string };

/** In letters: search results cut off longer titles and descriptions. */
const META = { title: [20, 65], description: [120, 160] } as const;

/** In letters: a longer headline fills the first screen of a phone. */
const HEADLINE_MAX = 80;

/** Entries of one list stand side by side as cards; one may have so many times the usual length. */
const LOPSIDED = 2;
/** In letters: entries with less text are labels, not cards. */
const CARD_MIN = 100;

/** Lists what could be better in the content, a line each. None of it keeps the site from being built. */
export function contentWarnings(folder: string, content: Content): string[] {
  // The missing page is in no search result.
  const { 'not-found': missing, ...searched } = content;
  const texts = [
    ...Object.entries(searched as Record<string, Page>).flatMap(([file, page]) =>
      lengthsOfPage(file, page),
    ),
    ...orphanedSheet(folder, content),
    ...tradesWithoutPrice(content),
    ...lopsidedCards(content),
  ].map(({ path: [name, ...path], message }) =>
    describeProblem(new YamlFile(folder, name as keyof Content).problem(path, message)),
  );
  const unused = unusedPictures(folder, content).map(
    (name) =>
      `content/pictures/${name}: этой картинки нет на сайте; впишите её имя или удалите файл`,
  );
  return [...texts, ...unused];
}

type Page = { meta?: { title: string; description: string }; hero?: { title: string } };

function lengthsOfPage(file: string, { meta, hero }: Page): Warning[] {
  const warnings: Warning[] = [];
  for (const [field, text] of Object.entries(meta ?? {})) {
    const [min, max] = META[field as keyof typeof META];
    const message = `в поиске хорошо видны ${min}–${max} знаков, сейчас ${text.length}`;
    if (text.length < min || text.length > max)
      warnings.push({ path: [file, 'meta', field], message });
  }
  if (hero && hero.title.length > HEADLINE_MAX) {
    const message = `заголовок из ${hero.title.length} знаков займёт весь экран телефона; лучше не больше ${HEADLINE_MAX}`;
    warnings.push({ path: [file, 'hero', 'title'], message });
  }
  return warnings;
}

/** The sheet goes with its client, so a wrong client would take it out without a word. */
function orphanedSheet(folder: string, { home, results }: Content): Warning[] {
  const path = ['hero', 'sheet', 'client'];
  const client = new YamlFile(folder, 'home').at(...path);
  if (client === undefined || home.hero.sheet || results.clients.length === 0) return [];
  const known = results.clients.map(({ id }) => id).join(', ');
  const message = `листа отчёта на сайте нет: клиента «${client}» нет в content/results.yaml; возможные: ${known}`;
  return [{ path: ['home', ...path], message }];
}

/** The report sheet leaves out a trade whose case has no price. */
function tradesWithoutPrice({ cases }: Content): Warning[] {
  const message =
    'у этого кейса нет показателя с одной ценой в рублях, например 200 ₽; добавьте его или уберите trade';
  return cases.items.flatMap(({ trade, metrics }, index) =>
    !trade || metrics.some(({ rubles }) => rubles)
      ? []
      : [{ path: ['cases', 'items', index, 'trade'], message }],
  );
}

/** Finds entries with far more text than the others of their list. */
function lopsidedCards(content: Content): Warning[] {
  // Questions are closed until they are asked.
  const { faq, ...shown } = content;
  const message = 'текста вдвое больше, чем у соседних записей, карточки выйдут неровными';
  return deepValues(shown).flatMap(({ value, path }) =>
    longEntries(value).map((index) => ({ path: [...path, index], message })),
  );
}

function longEntries(value: unknown): number[] {
  if (!Array.isArray(value) || value.length < 3 || typeof value[0] !== 'object') return [];
  const lengths = value.map(textLength);
  const usual = lengths.toSorted((one, other) => one - other)[Math.floor(lengths.length / 2)] ?? 0;
  const limit = Math.max(CARD_MIN, LOPSIDED * usual);
  return [...lengths.keys()].filter((index) => Number(lengths[index]) > limit);
}

function textLength(entry: unknown): number {
  const texts = deepValues(entry).filter(({ value }) => typeof value === 'string');
  return texts.map(({ value }) => value).join('').length;
}
