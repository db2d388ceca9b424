import { test as base, expect, type Page } from '@playwright/test';
import { href, INBOX } from './site';

type Fixtures = {
  /** The console messages a test expects; any other one fails it. */
  expectedMessages: RegExp | undefined;
  quiet: undefined;
};

/** A page fetched ahead because the pointer or the focus passed its link, and not gone to, leaves its styles unused. */
const UNUSED_STYLES = /preloaded using link preload but not used/;

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
      page.on('console', (message) => messages.push(message.text()));
      page.on('pageerror', (error) => messages.push(String(error)));
      await use(undefined);
      const unexpected = messages
        .filter((text) => !UNUSED_STYLES.test(text))
        .filter((text) => !expectedMessages?.test(text));
      expect(unexpected, 'console messages').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The words of a text with every kind of space made plain, so that typography does not matter to a test. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Opens a page and waits until its islands answer. */
export async function open(page: Page, path: string) {
  // A page that a test has opened by itself does not know the sub-path.
  await page.goto(href(path));
  await awake(page);
}

/** React has taken over once it has tied its own key to an island's element. */
export async function awake(page: Page) {
  await page.waitForFunction(() => {
    const island = document.querySelector('header nav');
    return island && Object.keys(island).some((key) => key.startsWith('__reactProps'));
  });
}

/** Keeps the page from ending its load, and returns what lets it. */
export async function holdLoad(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Waits for the first picture with something on it. */
export async function painted(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
}

export const phone = { width: 390, height: 844 };

export type ReceivedLead = { params: Record<string, string> };

/** The leads in the inbox whose name is this one: each test uses a name of its own. */
export async function leadsOf(name: string): Promise<Record<string, string>[]> {
  const response = await fetch(`${INBOX}/leads.json`);
  const leads: ReceivedLead[] = await response.json();
  return leads.map(({ params }) => params).filter(({ from_name }) => from_name === name);
}
