import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deepValues } from '../../../lib/content/deep-values';
import type { Content } from '../../../lib/content/schema';
import { inventedClaims } from '../../../lib/content/schema/claims';
import { fieldsOf } from '../../../lib/fields-of';

type SampleKind = {
  /** What the sample is of, in the genitive. */
  name: string;
  /** What to do besides replacing it. */
  advice?: string;
  /** The fields whose words, figures or picture make it a sample. */
  fields: string[];
};

/** The kinds of samples by their location. */
const kinds: Record<string, SampleKind> = {
  'site.person': { name: 'имени', fields: ['name'] },
  'site.person.portrait': { name: 'портрета', fields: ['image'] },
  'site.person.signature': { name: 'подписи', fields: ['image'] },
  'home.advantages.report': { name: 'недельного отчёта', fields: ['rows'] },
  guarantees: { name: 'условий в гарантиях', fields: ['date'] },
  'cases.items': { name: 'кейса', fields: ['description', 'metrics'] },
  'results.clients': { name: 'результатов', fields: ['description', 'months'] },
  'reviews.items': { name: 'отзыва', fields: ['text'] },
  'targeting.example': { name: 'объявления на первом экране', fields: ['text'] },
  'contextual.example': { name: 'объявления на первом экране', fields: ['text'] },
  'seo.example': { name: 'карточки и мест в поиске на первом экране', fields: ['name'] },
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

/** Lists the entries that are or were marked as samples, with the hashes of their parts. */
export function sampleEntries(content: Content) {
  return deepValues(content).flatMap(({ value, path }) => {
    const entry = fieldsOf(value);
    if (typeof entry.sample !== 'boolean') return [];
    const location = path.filter((key) => typeof key === 'string').join('.');
    const kind = kinds[location] ?? { name: 'текста', fields: [] };
    const label = entry.title ?? entry.company ?? entry.name;
    const name = label ? `${kind.name}: ${label}` : kind.name;
    const parts = kind.fields.map((field) => ({
      path: [...path, field],
      hash: hashOf(entry[field]),
    }));
    return [{ path, sample: entry.sample, name, advice: kind.advice, parts }];
  });
}

/** Lists the texts with words that were invented for the owner. */
export function inventedTexts(content: Content) {
  return deepValues(content).flatMap(({ value, path }) => {
    const text = typeof value === 'string' ? value.replace(/\s/g, ' ') : '';
    const invented = inventedClaims.filter((claim) => text.includes(claim));
    return invented.map((claim) => ({ claim, quote: claim, path, hash: hashOf(value) }));
  });
}

/** The hashes of everything that is still as shipped, for shipped.json. */
export function shippedHashes(content: Content): string[] {
  const entries = sampleEntries(content).filter(({ sample }) => sample);
  const parts = [...entries.flatMap((entry) => entry.parts), ...inventedTexts(content)];
  return parts.map(({ hash }) => hash);
}

/** Hashes the file of a picture, or letters and digits alone, so that typography changes nothing. */
function hashOf(value: unknown): string {
  const { path } = fieldsOf(value);
  const data =
    typeof path === 'string'
      ? readFileSync(path)
      : JSON.stringify(value ?? '').replace(/[^\p{L}\d]/gu, '');
  return createHash('sha256').update(data).digest('hex').slice(0, 12);
}
