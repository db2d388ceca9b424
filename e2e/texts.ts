import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { fieldsIn } from '../lib/content/fields';
import type { Content } from '../lib/content/schema';
import { plain } from './fixtures';

/**
 * Paths of texts that the served HTML of the fixture does not contain. A script shows most of them later, and other tests
 * cover those. The rest need something the fixture lacks, such as days off or a consent checkbox, or are not on a page,
 * such as the short name for a phone's home screen.
 */
const NOT_IN_PAGES = [
  'calculator.call',
  'calculator.form',
  'calculator.result',
  'cases.categories.empty',
  'cases.sourceLabel',
  'contact.form',
  'contact.daysOffLabel',
  'contact.notices',
  'contact.receipt',
  'contact.rescue',
  'contextual.callout.message',
  'faq.labels.hideAll',
  'home.hero.sheet.calculation',
  'privacy.consent',
  'privacy.counter',
  'privacy.note',
  'seo.callout.message',
  'site.failure',
  'site.person.role',
  'site.shortBrand',
  'targeting.callout.message',
  'websites.callout.message',
];

/** The content files whose texts a page shows. A page that is not listed shows the file of its own name. */
const CONTENT_FILES: Partial<Record<string, string[]>> = {
  // Every page shows the texts of contact and site; they are looked for on home alone.
  home: [
    'home',
    'comparison',
    'services',
    'cases',
    'results',
    'reviews',
    'guarantees',
    'faq',
    'offers',
    'privacy',
    'contact',
    'site',
  ],
  calculator: ['calculator', 'prices'],
};

const contentFilesOf = (pageId: string) => CONTENT_FILES[pageId] ?? [pageId];

/** Labels that a page lacks after the owner has deleted the last entry that needs them. */
export const OPTIONAL_LABELS = [
  'cases.categories',
  'cases.more',
  'cases.tabs',
  'home.seo.less',
  'home.seo.more',
  'offers.conditions',
  'results.hideCharts',
  'results.showCharts',
  'reviews.links',
  'services.included',
  'websites.portfolio.categories',
  'websites.portfolio.sourceLabel',
];

/**
 * Expects each text of the content among the words of the pages that were built from it.
 *
 * @param siteFolder the folder of the built site
 * @param optionalLabels paths of labels that may be missing
 */
export async function expectTexts(
  page: Page,
  siteFolder: string,
  content: Content,
  optionalLabels: readonly string[] = [],
) {
  const mayBeMissing = matcherOf([...NOT_IN_PAGES, ...optionalLabels]);
  // Only visible texts have a maximum length in their schema. Ids, addresses and file names have none, and are skipped.
  const texts = fieldsIn(content).filter(({ schema }) => schema.maxLength);
  // What a button writes into the message is in no element.
  const isText = (path: string) =>
    !path.endsWith('.ask') && texts.some((field) => field.path === path);
  const htmlFiles = routes.map(({ id, path }) => [id, `${path}index.html`] as const);
  const pages: { id: string; words: string; texts: [path: string, text: string][] }[] = [];
  for (const [id, htmlFile] of [...htmlFiles, ['not-found', '404.html'] as const]) {
    const html = readFileSync(join(siteFolder, htmlFile), 'utf8');
    await page.setContent(html, { waitUntil: 'domcontentloaded' });
    const contentFiles = contentFilesOf(id);
    const names = (Object.keys(content) as (keyof Content)[]).filter((name) =>
      contentFiles.includes(name),
    );
    const pageTexts = names.flatMap((name) => textsOf(content[name], name));
    pages.push({ id, words: plain(await page.evaluate(wordsOf)), texts: pageTexts });
  }
  const wordsOfAllPages = pages.map(({ words }) => words).join('\n');
  for (const { id, words, texts } of pages) {
    // A page whose file was not found in the content would have nothing missing. Even the shortest has more than this.
    expect(texts.length, `texts of ${id}`).toBeGreaterThan(3);
    const missing = texts.filter(([path, text]) => {
      // The teaser of a page is shown on the other pages.
      const shown = path.includes('.teaser.') ? wordsOfAllPages : words;
      return isText(path) && !mayBeMissing(path) && !shown.includes(text);
    });
    expect(missing).toEqual([]);
  }
}

/** @param patterns paths with everything inside them */
function matcherOf(patterns: readonly string[]) {
  return (path: string) =>
    patterns.some((pattern) => path === pattern || path.startsWith(`${pattern}.`));
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
