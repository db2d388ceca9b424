import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { fieldsIn } from '../content/fields';
import type { Content } from '../content/schema';
import { plain } from './fixtures';

/** Shown by scripts later, which other tests read; or a niche without cases, a consent not asked for, a short name. */
const NOT_IN_PAGES = `
  calculator.call calculator.form calculator.result cases.categories.empty cases.sourceLabel contact.form
  contact.daysOffLabel
  contact.notices contact.receipt contact.rescue faq.labels.hideAll home.hero.sheet.calculation privacy.consent
  privacy.counter privacy.note site.failure site.person.role site.shortBrand`;

/** Content files that a page shows besides the one of its own name. */
const FILES: Partial<Record<string, string>> = {
  home: 'home comparison services cases results reviews guarantees faq offers privacy',
  calculator: 'calculator prices',
};

const isShownOn = (id: string, file: string) => (FILES[id] ?? id).split(' ').includes(file);

/** Labels that go with the last entry that needs them, which the owner may have deleted. */
export const OPTIONAL_LABELS = `
  cases.categories cases.more cases.tabs home.seo.more offers.conditions
  results.showCharts reviews.links services.included
  websites.portfolio.categories websites.portfolio.sourceLabel`;

/** Compares every text of the content with the words of the pages that were built from it. */
export async function expectTexts(page: Page, folder: string, all: Content, optional = '') {
  const isSkipped = matcherOf(NOT_IN_PAGES + optional);
  // Names and addresses have no length that they keep to.
  const limited = fieldsIn(all).filter(({ schema }) => schema.maxLength);
  const isText = (path: string) => limited.some((field) => field.path === path);
  const files = routes.map(({ id, path }) => [id, `${path}index.html`] as const);
  const pages: { words: string; texts: [path: string, text: string][] }[] = [];
  for (const [id, file] of [...files, ['not-found', '404.html'] as const]) {
    const html = readFileSync(join(folder, file), 'utf8');
    await page.setContent(html, { waitUntil: 'domcontentloaded' });
    // Every page shows the two, so home stands for all.
    const isShown = (name: string) =>
      isShownOn(id, name) || (id === 'home' && ['contact', 'site'].includes(name));
    const names = (Object.keys(all) as (keyof Content)[]).filter(isShown);
    const texts = names.flatMap((name) => textsOf(all[name], name));
    pages.push({ words: plain(await page.evaluate(wordsOf)), texts });
  }
  const everywhere = pages.map(({ words }) => words).join('\n');
  for (const { words, texts } of pages) {
    expect(texts.length).toBeGreaterThan(3);
    const missing = texts.filter(([path, text]) => {
      // A teaser is shown on the other pages.
      const shown = path.includes('.teaser.') ? everywhere : words;
      return isText(path) && !isSkipped(path) && !shown.includes(text);
    });
    expect(missing).toEqual([]);
  }
}

/** @param patterns paths with everything inside them */
function matcherOf(patterns: string) {
  const alternatives = patterns.trim().replaceAll('.', '\\.').split(/\s+/);
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
