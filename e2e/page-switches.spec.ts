import type { BrowserContext, Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { fixtureContent } from './fixture-content';
import { expect, hydrated, isExpected, open, test } from './fixtures';
import { linkTo } from './menu';
import { href, pages } from './site';

const content = fixtureContent();

/** The browser warns of an unused preload some seconds after the page has loaded. In milliseconds. */
const WARNED_BY = 5_000;

test('the ways from each page to each other and back leave the console empty', async ({
  context,
}) => {
  const messages = collectMessages(context);
  const tabs: Page[] = [];
  for (const from of pages) {
    const tab = await context.newPage();
    await test.step(`from ${from}`, () => goEveryWay(tab, from));
    tabs.push(tab);
  }
  // The tabs wait together.
  for (const tab of tabs) {
    await expect
      .poll(() => tab.evaluate(() => performance.now()), { intervals: [500] })
      .toBeGreaterThan(WARNED_BY);
  }
  // The missing page logs its own path.
  expect(messages.filter((message) => !isExpected(message, /404 Error/))).toEqual([]);
});

async function goEveryWay(page: Page, from: string) {
  await open(page, href(from));
  const headline = await page.locator('h1').textContent();
  for (const { id, path } of routes) {
    if (path === from) continue;
    await linkTo(page, path).click();
    await expect(page.locator('h1')).toHaveText(content[id].hero.title);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(headline ?? '');
    await hydrated(page);
  }
}

/** Collects the console messages and uncaught errors of all tabs. */
function collectMessages(context: BrowserContext): string[] {
  const messages: string[] = [];
  context.on('console', (message) => {
    messages.push(`${message.page()?.url()}: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => messages.push(`${error.page()?.url()}: ${error.error()}`));
  return messages;
}
