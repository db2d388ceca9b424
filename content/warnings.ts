import { deepValues, type Path } from './deep-values';
import { OF_ONE_CLIENT } from './load';
import { unusedPictures } from './pictures';
import type { Content } from './schema';
import { describeProblem, problemAt, YamlFile } from './yaml-file';

/** The path begins with the name of the file. */
type Warning = { path: Path; message: string };

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
    ...doubtfulReferences(folder, content),
    ...doubtfulTexts(content),
    ...tradesWithoutPrice(content),
    ...lopsidedCards(content),
  ].map(({ path, message }) => describeProblem(problemAt(folder, path, message)));
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

/** A part of the site goes with its client or case, and so with a misspelt name. Trades are compared by stems. */
function doubtfulReferences(folder: string, { results, cases, reviews }: Content): Warning[] {
  const ofClients = OF_ONE_CLIENT.map((path) => ({ path: [...path, 'client'], trade: '' }));
  const ofReviews = reviews.items.flatMap(({ business: trade }, index) =>
    ['report', 'case'].map((field) => ({ path: ['reviews', 'items', index, field], trade })),
  );
  return [...ofClients, ...ofReviews].flatMap(({ path, trade }) => {
    const [file, list] =
      path.at(-1) === 'case' ? ['cases', cases.items] : ['results', results.clients];
    const [name, ...inFile] = path;
    const id = new YamlFile(folder, name as keyof Content).at(...inFile);
    const named = JSON.stringify(list.find((entry) => entry.id === id))?.toLowerCase();
    const stems = trade.toLowerCase().match(/\p{L}{4,5}/gu) ?? [''];
    if (!id || list.length === 0 || stems.some((stem) => named?.includes(stem))) return [];
    const message = named
      ? `в отзыве — «${trade}», а там об этом ни слова; проверьте ссылку`
      : `на сайте этого нет: «${id}» нет в content/${file}.yaml; возможные: ${list.map((one) => one.id).join(', ')}`;
    return [{ path, message }];
  });
}

/** Fields of whole sentences. Notices have the specification's words. */
const SENTENCES =
  /^(?!contact\.notices).*\.(text|description|intro|question|answer|policy|finalResult|paragraphs\.\d+)$/;

/** Finds sentences without an end, as in a file that was not saved whole, and entries that are copies. */
function doubtfulTexts(content: Content): Warning[] {
  const seen = new Set<string>();
  return deepValues(content).flatMap(({ value, path }) => {
    if (typeof value !== 'string' || !SENTENCES.test(path.join('.'))) return [];
    const [, end] = /\s(.{1,20}[^.!?…:»)])$/.exec(value) ?? [];
    const inList = [...path.slice(0, -2), path.at(-1), value].join();
    const message = seen.has(inList)
      ? 'то же самое стоит в записи выше; впишите своё или удалите одну из двух'
      : end && `текст обрывается без точки: «…${end}»; проверьте, весь ли он на месте`;
    seen.add(inList);
    return message ? [{ path, message }] : [];
  });
}

/** The report sheet leaves out a trade whose case has no price. */
function tradesWithoutPrice({ cases }: Content): Warning[] {
  const message =
    'в списке дел этого кейса нет; поставьте leadCost: true под ценой заявки, например 200 ₽, или уберите trade';
  return cases.items.flatMap(({ trade, metrics }, index) =>
    !trade || metrics.some(({ leadCost }) => leadCost)
      ? []
      : [{ path: ['cases', 'items', index, 'trade'], message }],
  );
}

/** Finds entries with far more text than the others of their list. */
function lopsidedCards(content: Content): Warning[] {
  // Questions are closed until they are asked.
  const { faq, ...shown } = content;
  const message = 'текста вдвое больше, чем у соседних записей, карточки выйдут неровными';
  return deepValues(shown).flatMap(({ value, path }) => {
    if (!Array.isArray(value) || value.length < 3 || typeof value[0] !== 'object') return [];
    const lengths = value.map(textLength);
    const usual = Number(lengths.toSorted((one, other) => one - other)[lengths.length >> 1]);
    const limit = Math.max(CARD_MIN, LOPSIDED * usual);
    return lengths.flatMap((length, index) =>
      length > limit ? [{ path: [...path, index], message }] : [],
    );
  });
}

function textLength(entry: unknown): number {
  const texts = deepValues(entry).filter(({ value }) => typeof value === 'string');
  return texts.map(({ value }) => value).join('').length;
}
