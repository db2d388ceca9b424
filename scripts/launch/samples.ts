import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deepValues } from '../../content/deep-values';
import type { Content } from '../../content/schema';
import { inventedClaims } from '../../content/schema/claims';
import { fieldsOf } from '../../lib/fields-of';

/** Names of samples by their location, and the fields whose words, figures or picture make them samples. */
const kinds: Record<string, [name: string, ...fields: string[]]> = {
  'site.person': ['имени', 'name'],
  'site.person.portrait': ['портрета', 'image'],
  'site.person.signature': ['подписи', 'image'],
  'home.advantages.report': ['недельного отчёта', 'rows'],
  guarantees: ['условий в гарантиях', 'date'],
  'cases.items': ['кейса', 'description', 'metrics'],
  'results.clients': ['результатов', 'description', 'months'],
  'reviews.items': ['отзыва', 'text'],
  'targeting.example': ['объявления на первом экране', 'text'],
  'contextual.example': ['объявления на первом экране', 'text'],
  'seo.example': ['карточки и мест в поиске на первом экране', 'name'],
  'websites.portfolio.items': ['работы', 'description', 'image', 'phoneImage', 'results'],
  // Its texts may stay as they are.
  privacy: [
    'согласия и политики; впишите «Ваше имя, статус и ИНН», сверьте тексты с юристом',
    'operator',
  ],
};

/** Lists the entries that are or were marked as samples, with the hashes of their parts. */
export function sampleEntries(content: Content) {
  return deepValues(content).flatMap(({ value, path }) => {
    const entry = fieldsOf(value);
    if (typeof entry.sample !== 'boolean') return [];
    const location = path.filter((key) => typeof key === 'string').join('.');
    const [kind, ...fields] = kinds[location] ?? ['текста'];
    const label = entry.title ?? entry.company ?? entry.name;
    const parts = fields.map((field) => ({ path: [...path, field], hash: hashOf(entry[field]) }));
    return [{ path, sample: entry.sample, name: label ? `${kind}: ${label}` : kind, parts }];
  });
}

/** Lists the texts with words that were invented for the owner. */
export function inventedTexts(content: Content) {
  return deepValues(content).flatMap(({ value, path }) => {
    const text = typeof value === 'string' ? value.replace(/\s/g, ' ') : '';
    const found = inventedClaims.filter((claim) => text.includes(claim));
    return found.map((claim) => ({ claim, quote: claim, path, hash: hashOf(value) }));
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
