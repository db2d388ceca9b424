import type { Page } from '@playwright/test';
import { hydrated } from '../browser';
import { openWithLateFonts } from './taste';

/** The message of the missing page itself. */
const EXPECTED = /^404 Error/;

/**
 * Opens a page as a visitor does and returns what is broken on it.
 *
 * @param title the headline the page has to show
 */
export async function pageSlips(page: Page, address: string, title: string): Promise<string[]> {
  const slips: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) {
      slips.push(`ошибка в консоли браузера: ${message.text()} ${message.location().url}`);
    }
  });
  page.on('pageerror', (error) => slips.push(`ошибка в скрипте: ${error.message}`));
  await openWithLateFonts(page, address);
  await page.keyboard.press('Shift');
  await hydrated(page).catch(() => slips.push('скрипты не запустились'));

  const headline = page.locator('h1');
  if (!(await headline.isVisible()) || !sameText((await headline.textContent()) ?? '', title)) {
    slips.push(`не виден заголовок «${title}»`);
  }
  for (const picture of await brokenPictures(page))
    slips.push(`не открывается картинка ${picture}`);
  return slips;
}

function sameText(one: string, other: string): boolean {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  return plain(one) === plain(other);
}

function brokenPictures(page: Page): Promise<string[]> {
  return page.locator('img').evaluateAll(async (images: HTMLImageElement[]) => {
    const broken: string[] = [];
    for (const image of images) {
      image.loading = 'eager';
      await image.decode().catch(() => {});
      if (image.naturalWidth === 0) broken.push(image.currentSrc || image.src);
    }
    return broken;
  });
}
