import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { type CheckOptions, check, type LinkResult } from 'linkinator';

const validator = new HtmlValidate({
  root: true,
  // React has its own style of markup, so only the standard and accessibility are checked.
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // Allows `role=progressbar`: the calculator's bar has its own label, and it must look the same in every browser.
  rules: { 'prefer-native-element': ['error', { exclude: ['progressbar'] }] },
});

export async function htmlErrors(file: string): Promise<string[]> {
  const { results } = await validator.validateFile(file);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, line, selector }) =>
        `ошибка в разметке страницы, тексты тут ни при чём; покажите программисту: ${ruleId}, строка ${line}, ${selector}`,
    ),
  );
}

/** Requests every address of the site that its pages name, even those that no browser loads. */
export async function crawlLinks(site: string, siteUrl: string): Promise<LinkResult[]> {
  const pattern = new RegExp(`^${siteUrl.replaceAll('.', '\\.')}(?=/|$)`);
  const options: Omit<CheckOptions, 'path'> = {
    checkCss: true,
    checkFragments: true,
    redirects: 'error',
    urlRewriteExpressions: [{ pattern, replacement: site }],
    linksToSkip: async (url: string) => !`${url}/`.startsWith(`${site}/`),
  };
  // Linkinator would skip the pages behind the second of two starts in one run.
  const fromHome = await check({ path: `${site}/`, recurse: true, ...options });
  const fromMissing = await check({ path: `${site}/404.html`, ...options });
  return [...fromHome.links, ...fromMissing.links];
}

/** Opens a page and delays its fonts: a headline that then wraps differently shifts the page. */
export async function openWithLateFonts(page: Page, address: string) {
  const release = await hold(page, '**/*.woff2');
  await page.goto(address, { waitUntil: 'commit' });
  await painted(page);
  release();
  await page.waitForLoadState('networkidle');
}

/** Lists the errors of an open page: scripts that do not start or fail, and a headline that is not shown. */
export async function pageErrors(page: Page, title: string): Promise<string[]> {
  const errors: string[] = [];
  // Where data is dear, the first touch starts the scripts.
  await page.keyboard.press('Shift');
  await hydrated(page).catch(() => errors.push('скрипты не запустились'));

  const headline = page.getByRole('heading', { level: 1, name: title, exact: true });
  if (!(await headline.isVisible())) errors.push(`не виден заголовок «${title}»`);
  const thrown = (await page.pageErrors()).map(({ message }) => `ошибка в скрипте: ${message}`);
  const logged = (await page.consoleMessages())
    // The missing page reports itself.
    .filter((message) => message.type() === 'error' && !message.text().startsWith('404 Error'))
    .map((message) => `ошибка в консоли браузера: ${message.text()} ${message.location().url}`);
  return [...errors, ...thrown, ...logged];
}

/** The cumulative layout shift of a page, which search engines want below 0.1. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}

type CutOff = {
  texts: string[];
  /** The width of a page that scrolls sideways, in pixels. */
  pageWidth: number | undefined;
};

/** Finds the texts that a box around them or the window cuts off, and a page that scrolls sideways. */
export async function cutOff(page: Page): Promise<CutOff> {
  const texts = await page.evaluate(readCutOffTexts);
  const pageWidth = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? scrollWidth : undefined;
  });
  return { texts, pageWidth };
}

/** Runs in the page. */
function readCutOffTexts(): string[] {
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  /** One pixel wide on purpose: words for screen readers alone. */
  const isForScreenReaders = (element: HTMLElement | null): boolean =>
    element !== null && (element.offsetWidth === 1 || isForScreenReaders(element.parentElement));
  const isOverfull = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const isWide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    const isHigh = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
    return isWide || isHigh;
  };
  /** Looks for an element around a text that hides it wholly or in part. */
  const isHiddenBy = (outer: Element | null, text: DOMRect): boolean => {
    // An open dialog sets the overflow of the root, which hides nothing.
    if (!outer || outer === document.body) return false;
    const { overflowX, overflowY } = getComputedStyle(outer);
    // The visitor can scroll to the text.
    if (/auto|scroll/.test(overflowX + overflowY)) return false;
    const { left, right, top, bottom } = outer.getBoundingClientRect();
    const isWide = overflowX !== 'visible' && (text.right > right + 1 || text.left < left - 1);
    const isHigh = overflowY !== 'visible' && (text.bottom > bottom + 1 || text.top < top - 1);
    return isWide || isHigh || isHiddenBy(outer.parentElement, text);
  };
  const isCut = (element: Element) => {
    const box = element.getBoundingClientRect();
    const isOutside = (box.right > innerWidth + 1 || box.left < -1) && !scrolls(element);
    return isOutside || isOverfull(element) || isHiddenBy(element.parentElement, box);
  };
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => !element.closest('script, style, noscript'))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => hasText(element) && element.offsetWidth > 1)
    .filter((element) => !isForScreenReaders(element) && isCut(element))
    .map((element) => element.textContent ?? '');
}

/** Holds matching requests; returns a function that releases them. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route(addresses, (route) => opened.then(() => route.fallback()));
  return () => gate.emit('open');
}

export async function painted(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
}

/** Waits until the loader notes on the page's root that React has hydrated it. */
export async function hydrated(page: Page) {
  await page.locator('html[data-scripts=ready]').waitFor({ state: 'attached' });
}
