import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import sharp from 'sharp';
import type { Finding } from '@/lib/finding';
import { filesOf } from '@/lib/pictures';
import { comingDaysOff } from '@/lib/working-hours';
import { misplacedFigures, unknownSums } from './conclusions';
import { unknownReferences } from './cross-check';
import { deepValues, type Path } from './deep-values';
import { cachedFile, encodeOnce } from './encode-picture';
import { formerOwner } from './former-owner';
import { readFiles } from './load';
import { picturesIn } from './pictures';
import { type Content, schemas } from './schema';
import { findingOf, problemAt } from './yaml-file';

/** The path begins with the name of the file. */
type Warning = { path: Path; message: string };

/** Fields that hold whole sentences. Notices may end without a full stop. */
const SENTENCES =
  /^(?!contact\.notices).*\.(text|description|intro|question|answer|policy|finalResult|paragraphs\.\d+)$/;

/** Lists possible mistakes in the content. They do not keep the site from being built. */
export function contentWarnings(folder: string, content: Content): Finding[] {
  const inFiles = [
    ...lostReferences(folder),
    ...lostUnderlines(content),
    ...strangeReviews(content),
    ...doubtfulTexts(content),
    ...doubtfulTrades(content),
    ...unpaidReports(content),
    ...doubtfulFigures(content),
    ...pastDaysOff(content),
    ...formerOwner(content),
  ].map(({ path, message }) => findingOf(problemAt(folder, path, message)));
  return [...inFiles, ...unreadFiles(folder)];
}

/** Finds copies of files, and names in capitals, which Windows accepts and a host does not. */
function unreadFiles(folder: string): Finding[] {
  const fileNames = Object.keys(schemas).map((name) => `${name}.yaml`);
  return readdirSync(folder)
    .filter((name) => /\.ya?ml$/i.test(name) && !fileNames.includes(name))
    .map((name) => {
      const meant = fileNames.find(
        (fileName) => fileName === name.toLowerCase().replace(/\.yml$/, '.yaml'),
      );
      const remedy = meant
        ? `переименуйте его в ${meant}`
        : 'перенесите нужное в файл без добавки в имени, а этот удалите';
      return { location: `content/${name}`, text: `на сайт этот файл не попадёт; ${remedy}` };
    });
}

/** An entry that refers to nothing is left out of the site, so a misspelt id makes it disappear. */
function lostReferences(folder: string): Warning[] {
  return unknownReferences(readFiles(folder).values)
    .filter(({ ids }) => ids.length > 0)
    .map(({ path, message, hint }) => {
      const outcome = path.endsWith('.step')
        ? 'услуга стоит на последнем шаге'
        : 'на сайте этого нет';
      return { path: path.split('.'), message: `${outcome}: ${message}; ${hint}` };
    });
}

/** Finds words to underline that are not in their headline. */
function lostUnderlines(content: Content): Warning[] {
  return deepValues(content).flatMap(({ value, path, owner }) => {
    const { title = '' } = (owner ?? {}) as { title?: string };
    if (path.at(-1) !== 'underlined' || title.includes(String(value))) return [];
    const message = `слов «${value}» в заголовке нет, поэтому ничего не подчёркнуто; впишите их так, как они стоят в нём`;
    return [{ path, message }];
  });
}

/**
 * Finds reviews that link to a client of another trade. The linked entry must contain a stem of the review's trade: the
 * first letters of one of its words.
 */
function strangeReviews({ results, cases, reviews }: Content): Warning[] {
  return reviews.items.flatMap(({ business, ...review }, index) => {
    const linked = {
      report: results.clients.find(({ id }) => id === review.report),
      case: cases.items.find(({ id }) => id === review.case),
    };
    const stems = business.toLowerCase().match(/(?<!\p{L})\p{L}{4,5}/gu) ?? [''];
    return Object.entries(linked).flatMap(([field, entry]) => {
      const words = JSON.stringify(entry)?.toLowerCase();
      if (!words || stems.some((stem) => words.includes(stem))) return [];
      const message = `в отзыве — «${business}», а там об этом ни слова; проверьте ссылку`;
      return [{ path: ['reviews', 'items', index, field], message }];
    });
  });
}

/** Finds copied entries, and sentences without an end, which a partly saved file has. */
function doubtfulTexts(content: Content): Warning[] {
  const seen = new Set<string>();
  const complaintAbout = (text: string, path: Path) => {
    if (!SENTENCES.test(path.join('.'))) return undefined;
    const inList = [...path.slice(0, -2), path.at(-1), text].join();
    if (seen.has(inList))
      return 'то же самое стоит в записи выше; впишите своё или удалите одну из двух';
    seen.add(inList);
    const [, end] = /\s(.{1,20}[^.!?…:»)])$/.exec(text) ?? [];
    return end && `текст обрывается без точки: «…${end}»; проверьте, весь ли он на месте`;
  };
  return deepValues(content).flatMap(({ value, path }) => {
    const message = typeof value === 'string' && complaintAbout(value, path);
    return message ? [{ path, message }] : [];
  });
}

/** Finds cases that the report sheet leaves out or shows without a range, because they lack a cost of a lead. */
function doubtfulTrades({ cases }: Content): Warning[] {
  const isLeftOut =
    'в списке дел этого кейса нет; отметьте у показателя с ценой заявки, например 200 ₽, «Это цена заявки» или уберите «Дело»';
  const hasNoRange =
    'сколько заявок даст бюджет, сайт скажет одним числом, а не «от и до»; впишите «Цену заявки в первый месяц»';
  return cases.items.flatMap(({ trade, metrics }, index) => {
    if (!trade) return [];
    const path = ['cases', 'items', index, 'trade'];
    if (!metrics.some(({ leadCost }) => leadCost)) return [{ path, message: isLeftOut }];
    return trade.firstCost ? [] : [{ path, message: hasNoRange }];
  });
}

/** Finds counts of one month and sums of no month in the conclusions of reports. */
function doubtfulFigures(content: Content): Warning[] {
  const counts = misplacedFigures(content).filter(({ isPrice }) => !isPrice);
  return [...counts, ...unknownSums(content)].map(({ path, message }) => {
    return { path: path.split('.'), message };
  });
}

/** Finds reports that name no service of the price list, so that their prices lack the work. */
function unpaidReports({ results }: Content): Warning[] {
  const message =
    'цена клиента здесь без вашей работы; впишите, за что он платил, в «Оплаченные услуги»';
  return results.clients.flatMap(({ services }, index) =>
    services.length > 0 ? [] : [{ path: ['results', 'clients', index], message }],
  );
}

function pastDaysOff({ site: { hours } }: Content): Warning[] {
  const coming = comingDaysOff(hours, Date.now());
  return hours.daysOff.flatMap((daysOff, index) => {
    const message = 'эти выходные уже прошли, на сайте их нет; удалите запись';
    const path = ['site', 'hours', 'daysOff', index];
    return coming.includes(daysOff) ? [] : [{ path, message }];
  });
}

/** The percentage of a two-tone picture that is usually dark, from and to, and the advice for other pictures. */
const USUAL = {
  signature: [1, 25, 'подпись не выглядит; снимите один лист крупно, при ровном свете'],
  person: [10, 55, 'портрет не выглядит; снимите при ровном свете или отметьте «Оставить серым»'],
} as const;

/** Warns about pictures that look wrong in two tones, and names the files that the site will show. */
export async function twoToneWarnings(folder: string, content: Content): Promise<Finding[]> {
  const warnings = picturesIn(content).map(async ({ picture, path }) => {
    const [least, most, advice] = USUAL[picture.slot as keyof typeof USUAL] ?? [];
    // A drawn portrait keeps its colours.
    if (!advice || picture.isDrawn) return [];
    const file = filesOf(picture).fallback;
    const { channels } = await sharp(await encodeOnce(picture, file)).stats();
    const dark = Math.round(100 - Number(channels[0]?.mean) / 2.55);
    if (dark >= least && dark <= most) return [];
    const message = `тёмного ${dark} %, так ${advice}; что выйдет: ${relative('', cachedFile(file))}`;
    return findingOf(problemAt(folder, path, message));
  });
  return (await Promise.all(warnings)).flat();
}
