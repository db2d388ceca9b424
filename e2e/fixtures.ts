import { test as base, expect, type Page } from '@playwright/test';
import { hold, hydrated, painted } from '../scripts/browser';
import { href, INBOX } from './site';

type Fixtures = {
  /** The console messages a test expects, each with the address it is about; any other one fails it. */
  expectedMessages: RegExp | undefined;
  quiet: undefined;
};

/** A test in which nothing may appear in the console and no script may fail, unless the test says so. */
export const test = base.extend<Fixtures>({
  // Paths are written as the site's routes have them, and asked for where the site is hosted: of a base address
  // with a path Playwright itself would take only the host.
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = (address, options) => goto(href(address), options);
    await use(page);
  },
  request: async ({ request }, use) => {
    const get = request.get.bind(request);
    request.get = (address, options) => get(href(address), options);
    await use(request);
  },
  expectedMessages: [undefined, { option: true }],
  quiet: [
    async ({ page, expectedMessages }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(`${message.text()} ${message.location().url}`));
      page.on('pageerror', (error) => messages.push(String(error)));
      await use(undefined);
      const unexpected = messages.filter((text) => !expectedMessages?.test(text));
      expect(unexpected, 'console messages').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, hold, hydrated, painted };

/** The words of a text with every kind of space made plain, so that typography does not matter to a test. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Opens a page, lets its scripts start by a first interaction, and waits until its islands answer. */
export async function open(page: Page, path: string) {
  // A page that a test has opened by itself does not know the sub-path.
  await page.goto(href(path));
  await page.keyboard.press('Shift');
  await hydrated(page);
}

/** Before hydration the page has told nothing of its scripts, or only that they are late. */
export async function expectNotHydrated(page: Page) {
  await expect(page.locator('html:not([data-scripts]), html[data-scripts=late]')).toBeAttached();
}

/** Waits until the whole page is laid out: only then is a place found the place kept. */
export async function laidOut(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-laid-out');
}

/** Keeps the page from ending its load, and returns what lets it. */
export function holdLoad(page: Page): Promise<() => void> {
  return hold(page, '**/*.woff2');
}

/** For tests to which motion does not matter: a smooth scroll down to the form takes longer than the rest of a test. */
export const STILL = { reducedMotion: 'reduce' } as const;

export const phone = { width: 390, height: 844 };

/** The leads in the inbox whose name is this one: each test uses a name of its own. */
export async function leadsOf(name: string): Promise<Record<string, string>[]> {
  const response = await fetch(`${INBOX}/leads.json`);
  const leads: { params: Record<string, string> }[] = await response.json();
  return leads.map(({ params }) => params).filter(({ from_name }) => from_name === name);
}
