import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { seenNotice, submit } from './contact-form';
import { expect, laidOut, open, phone, STILL, test } from './fixtures';
import { content } from './frozen-content';
import { calculateTo, desktop, failToSend, openCall, openMenu, pages, sendWell } from './states';

const { cases, contact } = content;
const { steps } = content.calculator;

// The 404 page tells its path, and a failed lead its request.
test.use({ contextOptions: STILL, expectedMessages: /404 Error|Failed to load resource/ });

/** axe reads every element of a long page, and states are reached by hand. */
test.describe.configure({ timeout: 90_000 });

type State = { path: string; widths?: number[]; reach: (page: Page) => Promise<unknown> };

const states: Record<string, State> = {
  ...Object.fromEntries(pages.map((path) => [`the page ${path}`, { path, reach: async () => {} }])),
  'the open menu': { path: '/seo-donetsk/', widths: [phone.width], reach: openMenu },
  ...Object.fromEntries(
    steps.map((_step, index) => [
      `step ${index + 1} of the calculator`,
      { path: '/calculator/', reach: (page: Page) => calculateTo(page, index) },
    ]),
  ),
  'the result': { path: '/calculator/', reach: (page) => calculateTo(page, 4) },
  'the empty result': { path: '/calculator/', reach: (page) => calculateTo(page, 4, false) },
  'the alert dialog': { path: '/calculator/', reach: openCall },
  'the form’s errors': {
    path: '/seo-donetsk/',
    reach: async (page) => {
      await submit(page).click();
      await expect(await seenNotice(page)).toContainText(contact.notices.missing.title);
    },
  },
  'the notice of a failure': { path: '/seo-donetsk/', reach: failToSend },
  'the notice of a lead sent': { path: '/seo-donetsk/', reach: sendWell },
  'open questions and a chosen tab': {
    path: '/',
    reach: async (page) => {
      for (const summary of await page.locator('summary').all()) await summary.click();
      await page.getByRole('tab', { name: cases.tabs.legal }).click();
    },
  },
};

for (const [name, { path, widths = [phone.width, desktop.width], reach }] of Object.entries(
  states,
)) {
  for (const width of widths) {
    test(`axe finds nothing in ${name} at ${width} px, and all names are Russian`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, path);
      await reach(page);
      await laidOut(page);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(
        violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
        ),
      ).toEqual([]);
      expect((await controlNames(page)).filter((control) => !isRussian(control))).toEqual([]);
    });
  }
}

for (const path of pages) {
  test(`the headings of ${path} are in order`, async ({ page }) => {
    await open(page, path);
    await laidOut(page);
    const levels = await page
      .getByRole('heading')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level, `heading ${index + 1}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    }
  });
}

const CONTROL = /^\s*- (?:link|button|textbox|checkbox|tab|alertdialog|progressbar)\b(?: "(.*)")?/;

/** The names assistive technology gets of all the controls a page shows now; an unnamed one counts as ''. */
async function controlNames(page: Page): Promise<string[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  const names = lines.flatMap((line) => {
    const control = CONTROL.exec(line.replace(/^(\s*- )'(.*)'/, '$1$2'));
    return control ? [control[1] ?? ''] : [];
  });
  expect(names.length).toBeGreaterThan(5);
  return names;
}

/** Words in Russian, a phone number, a mailbox, or names that are written so in Russian too. */
function isRussian(name: string): boolean {
  return (
    /[а-яё]/i.test(name) ||
    /^\+?[\d\s()-]{7,}$/.test(name) ||
    /^\S+@\S+\.\S+$/.test(name) ||
    ['SEO', 'Telegram @handle', '@handle'].includes(name)
  );
}
