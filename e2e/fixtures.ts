import { test as base, expect, type Page, type Route } from '@playwright/test';
import { href, INBOX, SITE } from './site';
import { HAS_EXPORT } from './support/build-site';
import { hold, hydrated } from './support/page';

/** A page on which any console message or script error fails the test, but the expected ones (text and address). */
export const test = base.extend<{ expectedMessages: RegExp | undefined }>({
  // The configuration is read before the ports are known.
  baseURL: SITE,
  expectedMessages: [undefined, { option: true }],
  page: async ({ page, expectedMessages, reuseContext }, use) => {
    // Adds the sub-path to a route: Playwright would take only the host of a base address.
    const goto = page.goto.bind(page);
    page.goto = (address, options) => goto(href(address), options);
    const messages: string[] = [];
    page.on('console', (message) => messages.push(`${message.text()} ${message.location().url}`));
    page.on('pageerror', (error) => messages.push(String(error)));
    await use(page);
    const unexpected = messages.filter((text) => !isExpected(text, expectedMessages));
    if (reuseContext) await forgetTab(page);
    expect(unexpected, 'console messages').toEqual([]);
  },
});

export { expect, hold, hydrated };

/** Next preloads the styles of the missing page on every page. The export writes styles into the pages. */
const PRELOADED_STYLES = /\.css was preloaded using link preload but not used/;

/** Tells whether a console message may come, in any test or in this one. */
export const isExpected = (message: string, expected?: RegExp) =>
  expected?.test(message) || (!HAS_EXPORT && PRELOADED_STYLES.test(message));

/** Clears the session storage, which Playwright keeps when the next test reuses the tab. */
async function forgetTab(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // A page may store something when it is left.
  await page.goto('/robots.txt');
  // One test blocks the storage, and then nothing was stored.
  await page.evaluate(() => sessionStorage.clear()).catch(() => {});
}

/** Replaces every kind of space by a plain one, so that typography does not matter to a test. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Opens a page and waits until its islands answer. The key has the whole page laid out, as `layOut` does. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  // Where data is dear, the first touch starts the scripts.
  await page.keyboard.press('Shift');
  await hydrated(page);
  await layOut(page);
}

/** The scripts of Next, and the fonts, for what holds them back. */
export const SCRIPTS = '**/_next/static/**/*.js';
export const FONTS = '**/*.woff2';

/** Collects the addresses that a page is loaded from, beginning with the next one. */
export function collectLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  return loads;
}

/**
 * Replaces texts in pages and in their styles, as in a browser that lacks a feature. The export writes the styles into
 * the pages; Next's own are files.
 *
 * @throws {Error} when a page has a text neither in itself nor in its styles: the test would not test what it says
 */
export async function rewritePages(page: Page, replacements: Record<string, string>) {
  const missing = new Set(Object.keys(replacements));
  const rewrite = async (route: Route) => {
    const response = await route.fetch({ maxRetries: 2 });
    let body = await response.text();
    for (const [from, to] of Object.entries(replacements)) {
      if (!body.includes(from)) continue;
      missing.delete(from);
      body = body.replaceAll(from, to);
    }
    await route.fulfill({ response, body });
  };
  await page.route('**/*.css', rewrite);
  await page.route('**/', (route) =>
    // Next asks for the headers alone of a page that it switches to.
    route.request().isNavigationRequest() ? rewrite(route) : route.continue(),
  );
  return () => expect([...missing], 'texts that no page has').toEqual([]);
}

/** Waits until nothing has been fetched for half a second: no event says that nothing more will be. */
export const networkQuiet = (page: Page) => page.waitForLoadState('networkidle');

/** Expects that the root does not say that React has taken over the page. */
export async function expectNotHydrated(page: Page) {
  await expect(page.locator('html:not([data-scripts=ready])')).toBeAttached();
}

/** Has the whole page laid out, as a key does; until then scroll positions may move. */
export async function layOut(page: Page) {
  await expect(async () => {
    // Without the export's loader nothing hears a key before the first island is hydrated.
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-laid-out', '', { timeout: 500 });
  }).toPass();
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };
/** A window of 1280 × 1024 at 400 %. */
export const zoomed = { width: 320, height: 256 };

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** The leads in the inbox whose name is this one: each test uses a name of its own. */
export async function leadsOf(name: string, inbox = INBOX): Promise<Record<string, string>[]> {
  const response = await fetch(`${inbox}/leads.json`);
  const leads: { params: Record<string, string> }[] = await response.json();
  return leads.map(({ params }) => params).filter(({ from_name }) => from_name === name);
}
