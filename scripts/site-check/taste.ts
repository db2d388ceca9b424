import type { Page } from '@playwright/test';
import { hold, painted } from '../browser';

/*
 * What could look nicer. None of it keeps a site from being published.
 */

/** Has a page that is opened next add up how far it jumps while it loads. */
export async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object(window).shift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The cumulative layout shift since recordShifts, which search engines want below 0.1. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => Object(window).shift);
}

/**
 * Opens a page whose letters come late, as on a slow network, and waits until they have come: a headline that then
 * takes other lines moves everything below it.
 */
export async function openWithLateFonts(page: Page, address: string) {
  const release = await hold(page, '**/*.woff2');
  await page.goto(address, { waitUntil: 'commit' });
  await painted(page);
  release();
  await page.waitForLoadState('networkidle');
}

/** The headings whose last line is one short word alone. */
export function loneWords(page: Page): Promise<string[]> {
  return page.locator('main :is(h1, h2, h3):visible').evaluateAll((headings) =>
    headings
      .filter((heading) => {
        const words: { text: string; top: number }[] = [];
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          for (const { 0: text, index } of (node.textContent ?? '').matchAll(/[^ \n]+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + text.length);
            words.push({ text, top: Math.round(range.getBoundingClientRect().top) });
          }
        }
        const last = words.at(-1);
        const line = words.filter(({ top }) => top === last?.top);
        return line.length === 1 && words.length > 1 && Number(last?.text.length) < 6;
      })
      .map((heading) => heading.textContent ?? ''),
  );
}

/**
 * What has text in it and does not show all of it: cut off by its own box or standing out of the window; and the page
 * itself, where it scrolls sideways.
 */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isCut = (element: HTMLElement) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const { left, right } = element.getBoundingClientRect();
      const isWide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      const isHigh =
        /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
      const isOutside = right > innerWidth + 1 || left < -1;
      return isWide || isHigh || (isOutside && !scrolls(element));
    };
    const { scrollWidth, clientWidth } = document.documentElement;
    return (
      [...document.querySelectorAll('body *')]
        .filter((element) => element instanceof HTMLElement && hasText(element))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        // Words for screen readers alone are one pixel wide on purpose, and so are closed answers.
        .filter((element) => !element.closest('[role=status], script, style, noscript, caption'))
        .filter((element): element is HTMLElement => (element as HTMLElement).offsetWidth > 1)
        .filter(isCut)
        .map((element) => element.textContent ?? '')
        .concat(scrollWidth > clientWidth ? [`вся страница: ${scrollWidth} px`] : [])
    );
  });
}
