import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deepValues } from '../../../lib/content/deep-values';
import { valueIn } from '../../../lib/content/fields';
import type { Content } from '../../../lib/content/schema';
import { inventedClaims } from '../../../lib/content/schema/claims';
import { fieldsOf } from '../../../lib/fields-of';
import SHIPPED from './shipped.json';
import { hasPhrase, shareAmong, wordsOf } from './words';

/** The words of a sample that the site was shipped with, and the place of its field: «reviews.items.text». */
export type ShippedText = { field: string; words: string };

type SampleKind = {
  /** What the sample is of, in the genitive. */
  name: string;
  /** What to do besides replacing it. */
  advice?: string;
  /**
   * The fields whose words, figures or picture make it a sample. One that the owner's own may share by chance, such as a
   * rating of 4.9, is not among them.
   */
  fields: string[];
  /** A name or a date, which is the owner's own once any word of it has changed. */
  exactFields?: string[];
};

/** The kinds of samples by their location. */
const kinds: Record<string, SampleKind> = {
  'site.person': { name: 'имени', fields: [], exactFields: ['name'] },
  'site.person.portrait': { name: 'портрета', fields: ['image'] },
  'site.person.signature': { name: 'подписи', fields: ['image'] },
  'home.advantages.report': { name: 'недельного отчёта', fields: ['rows'] },
  guarantees: { name: 'условий в гарантиях', fields: ['items'], exactFields: ['date'] },
  'cases.items': { name: 'кейса', fields: ['description', 'metrics'] },
  'results.clients': { name: 'результатов', fields: ['description', 'months'] },
  'reviews.items': { name: 'отзыва', fields: ['text'] },
  'targeting.example': { name: 'объявления на первом экране', fields: ['text'] },
  'contextual.example': { name: 'объявления на первом экране', fields: ['text'] },
  'seo.example': {
    name: 'карточки и мест в поиске на первом экране',
    fields: ['services', 'reviews', 'chart.months', 'figures'],
    exactFields: ['name'],
  },
  'websites.portfolio.items': {
    name: 'работы',
    fields: ['description', 'image', 'phoneImage', 'results'],
  },
  // Its texts may stay as they are.
  privacy: {
    name: 'согласия и политики',
    advice: 'впишите «Ваше имя, статус и ИНН», сверьте тексты с юристом',
    fields: ['operator'],
  },
};

/** Lists the entries that are or were marked as samples, with the paths of their fields that are still as shipped. */
export function sampleEntries(content: Content, shipped: readonly ShippedText[] = SHIPPED) {
  return markedEntries(content).map(({ path, sample, label, kind, parts }) => {
    const kept = parts.filter(({ field, words, isExact }) => {
      const samples = shipped.filter((text) => text.field === field);
      return samples.some((text) =>
        isExact ? text.words === words.join(' ') : isSample(words, text.words.split(' ')),
      );
    });
    return {
      path,
      sample,
      name: label ? `${kind.name}: ${label}` : kind.name,
      advice: kind.advice,
      kept: kept.map((part) => part.path),
    };
  });
}

/**
 * A field stays a sample while most of its words come from one sample, and make up a fifth of that sample. Without the
 * second condition a short text such as «Спасибо за рекламу» would match any long sample.
 */
function isSample(words: string[], sample: string[]): boolean {
  return shareAmong(words, sample) > 0.5 && shareAmong(sample, words) > 0.2;
}

/** Returns the words of all samples, for shipped.json. */
export function shippedTexts(content: Content): ShippedText[] {
  const entries = markedEntries(content).filter(({ sample }) => sample);
  return entries
    .flatMap(({ parts }) => parts)
    .filter(({ words }) => words.length > 0)
    .map(({ field, words }) => ({ field, words: words.join(' ') }));
}

function markedEntries(content: Content) {
  return deepValues(content).flatMap(({ value, path }) => {
    const entry = fieldsOf(value);
    if (typeof entry.sample !== 'boolean') return [];
    const location = path.filter((key) => typeof key === 'string').join('.');
    const kind: SampleKind = kinds[location] ?? { name: 'текста', fields: [] };
    const { fields, exactFields = [] } = kind;
    const parts = [...exactFields, ...fields].map((name) => ({
      path: [...path, ...name.split('.')],
      field: `${location}.${name}`,
      words: wordsIn(valueIn(entry, name)),
      isExact: exactFields.includes(name),
    }));
    const label = entry.title ?? entry.company ?? entry.name;
    return [{ path, sample: entry.sample, label, kind, parts }];
  });
}

/**
 * The words of a text. A list has its entries in their place, since a label or a month in it may stay while the figures
 * are the owner's own. A picture is one word, the hash of its file.
 */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return wordsOf(value);
  if (Array.isArray(value)) return value.map((entry) => wordsOf(JSON.stringify(entry)).join(''));
  const { path } = fieldsOf(value);
  if (typeof path !== 'string') return [];
  return [createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12)];
}

/** Lists the phrases that were invented for the owner, each with the paths of all texts that have it. */
export function inventedPhrases(content: Content) {
  const texts = deepValues(content).filter(
    ({ value, path }) => typeof value === 'string' && path[1] !== 'confirmed',
  );
  return inventedClaims.flatMap((claim) => {
    const paths = texts.filter(({ value }) => hasPhrase(String(value), claim)).map((at) => at.path);
    return paths.length > 0 ? [{ claim, paths }] : [];
  });
}
