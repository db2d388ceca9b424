import { fieldsIn } from '../../../lib/content/fields';
import type { Content } from '../../../lib/content/schema';

/** Abbreviations that Russian dictionaries have, and names of trade marks, which the law lets stand. */
const ALLOWED = new Set(
  [
    ...['SEO', 'CRM', 'IP', 'VIN'],
    ...['Telegram', 'Ads', 'VK', 'MAX', 'WhatsApp', 'Avito', 'Ozon', 'Wildberries'],
    ...[
      'Google',
      'Yandex',
      'EmailJS',
      'JavaScript',
      'Android',
      'iPhone',
      'Apple',
      'Tilda',
      'Bitrix',
    ],
  ].map((word) => word.toLowerCase()),
);

/** The headline of the missing page is agreed upon, and drawings show the names of things for sale. */
const EXEMPT = /^not-found\.title$|\.picture\./;

/** Words with a Latin letter, also as a part: «SEO-продвижение». Model names such as «A16» have digits. */
const LATIN = /(?<![\p{L}\d@.:/])[A-Za-z]{2,}(?![\p{L}\d@:/]|\.[a-z])/gu;

/** Lists the foreign words of visible texts, each once, with the paths of the texts that have it, such as `home.hero.title`. */
export function foreignWords(content: Content): { word: string; paths: string[] }[] {
  const places = new Map<string, string[]>();
  for (const { value, path, schema } of fieldsIn(content)) {
    // Only visible texts have a limit of letters.
    if (typeof value !== 'string' || schema.maxLength === undefined || EXEMPT.test(path)) continue;
    for (const word of new Set(value.match(LATIN))) {
      if (ALLOWED.has(word.toLowerCase())) continue;
      places.set(word, [...(places.get(word) ?? []), path]);
    }
  }
  return [...places].map(([word, paths]) => ({ word, paths }));
}
