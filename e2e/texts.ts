import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import type { Content } from '../content/schema';
import { plain } from './fixtures';

/** Content files that pages show besides the file of their own name. */
const PAGES: Record<string, string> = {
  home: 'home comparison services cases results reviews guarantees faq offers privacy contact',
  calculator: 'calculator prices site',
};

/** Names and addresses that other entries or the code refer to; `*` stands for one name. */
const REFERENCES = `
  cases.items.*.category cases.items.*.picture.kind contact.consent home.hero.sheet.client
  prices.services.*.drawing prices.services.*.includes prices.services.*.payment reviews.items.*.case
  reviews.items.*.report reviews.items.*.source site.confirmed services.items.*.page site.channels.*.address site.channels.*.type
  targeting.example.client contextual.example.client websites.portfolio.items.*.category
  cases.items.*.picture.image site.person.portrait site.person.signature
  cases.items.*.page reviews.items.*.page home.niches.items.*.drawing reviews.items.*.drawing
  websites.portfolio.items.*.image calculator.steps.*.services *.*.*.id`;

/** Shown by scripts, in an answer to the visitor; tests of the form, the calculator and the counter read them. */
const SHOWN_LATER = `
  calculator.call calculator.form calculator.result contact.form contact.notices contact.receipt
  faq.labels.hideAll home.hero.sheet.calculation privacy.counter privacy.note site.failure
  site.person.role`;

/** Forms of words for numbers, a niche without cases, a consent not asked for, and a name for a phone's home screen. */
const NOT_NEEDED = `
  cases.categories.empty cases.items.*.trade.words privacy.consent results.clients.*.sale
  results.words site.shortBrand`;

/** Labels that go with the last entry that needs them, which the owner may have deleted. */
export const OPTIONAL_LABELS = `
  cases.categories cases.tabs home.seo.more offers.conditions
  results.showReport reviews.links services.included websites.portfolio.categories`;

/** Compares every text of the content with the words of the pages that were built from it. */
export async function expectTexts(page: Page, folder: string, all: Content, optional = '') {
  const isSkipped = matcherOf(REFERENCES + SHOWN_LATER + NOT_NEEDED + optional);
  const files = routes.map(({ id, path }) => [id, `${path}index.html`] as const);
  const pages: { words: string; texts: [path: string, text: string][] }[] = [];
  for (const [id, file] of [...files, ['not-found', '404.html'] as const]) {
    const html = readFileSync(join(folder, file), 'utf8');
    await page.setContent(html, { waitUntil: 'domcontentloaded' });
    const names = (PAGES[id] ?? id).split(' ') as (keyof Content)[];
    const texts = names.flatMap((name) => textsOf(all[name], name));
    pages.push({ words: plain(await page.evaluate(wordsOf)), texts });
  }
  const everywhere = pages.map(({ words }) => words).join('\n');
  for (const { words, texts } of pages) {
    expect(texts.length).toBeGreaterThan(3);
    const missing = texts.filter(([path, text]) => {
      // A teaser is shown on the other pages.
      const shown = path.includes('.teaser.') ? everywhere : words;
      return !isSkipped(path) && !shown.includes(text);
    });
    expect(missing).toEqual([]);
  }
}

/** @param patterns paths with everything inside them */
function matcherOf(patterns: string) {
  const alternatives = patterns.trim().replaceAll('.', '\\.').replaceAll('*', '[^.]+').split(/\s+/);
  const pattern = new RegExp(`^(${alternatives.join('|')})(\\.|$)`);
  return (path: string) => pattern.test(path);
}

/** Texts with their paths, without entries and sections whose list the owner has emptied. */
function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, plain(value)]];
  if (typeof value !== 'object' || value === null) return [];
  if (Object.values(value).some((inner) => Array.isArray(inner) && inner.length === 0)) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

/** Everything that is read of a page, seen or announced. */
function wordsOf(): string {
  for (const element of document.querySelectorAll('script, style')) element.remove();
  const labelled = [...document.querySelectorAll('[aria-label], [alt], meta[content]')];
  const labels = labelled.flatMap((element) =>
    ['aria-label', 'alt', 'content'].map((name) => element.getAttribute(name)),
  );
  return [document.title, document.body.textContent, ...labels].join('\n');
}
