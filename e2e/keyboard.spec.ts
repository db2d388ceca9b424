import type { Locator, Page } from '@playwright/test';
import { content } from './fixture-content';
import { expect, hydrated, leadsOf, open, STILL, test } from './fixtures';
import { field, region, submit } from './lead';
import { href } from './site';
import { calculateTo, desktop, failToSend, zoomed } from './states';

const { steps, result } = content.calculator;

// Focus on a link prefetches its page, and the browser warns of preloads that are not used at once.
test.use({
  contextOptions: STILL,
  expectedMessages: /Failed to load resource|preloaded using link preload/,
});

test('the whole way by keyboard alone: open, read, calculate, ask', async ({ page }) => {
  const { keyboard } = page;
  await open(page, '/');

  await keyboard.press('Tab');
  const skip = page.getByRole('link', { name: content.site.header.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const calculator = page.locator(`main a[href="${href('/calculator/')}"]`).first();
  await tabTo(page, calculator);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/calculator\/$/);
  await hydrated(page);

  const service = (id: string) => page.locator(`input[value=${id}]`);
  await tabTo(page, service('vk-targeting'));
  await keyboard.press('Space');
  await expect(service('vk-targeting')).toBeChecked();
  // Enter on a checkbox submits the step, as in any form.
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: steps[1]?.title })).toBeFocused();
  // The next Tab leads to the first card of the step.
  await keyboard.press('Tab');
  await expect(service('rsa')).toBeFocused();
  await press(page, 'Пропустить этот шаг');

  await expect(page.getByRole('heading', { name: steps[2]?.title })).toBeFocused();
  await press(page, 'Пропустить этот шаг');
  await expect(page.getByRole('heading', { name: steps[3]?.title })).toBeFocused();
  await press(page, 'Получить расчет');
  await expect(page.getByRole('heading', { name: result.title })).toBeFocused();
  await expect(page.getByRole('table', { name: result.monthly })).toContainText('18\u00a0000');

  await tabTo(page, page.getByRole('link', { name: 'Оставить заявку с этим расчётом' }));
  await keyboard.press('Enter');
  await expect(page.locator('#contact h2')).toBeInViewport();

  await tabTo(page, field(page, 'name'));
  await keyboard.type('С клавиатуры');
  await keyboard.press('Tab');
  await expect(field(page, 'phone')).toBeFocused();
  await keyboard.type('8 949 123 45 67');
  await tabTo(page, submit(page));
  await keyboard.press('Enter');

  await expect(region(page)).toContainText('Заявка отправлена!');
  const [lead, ...others] = await leadsOf('С клавиатуры');
  expect(others).toEqual([]);
  expect(lead).toMatchObject({ from_phone: '8 949 123 45 67', to_email: 'owner@example.ru' });
  expect(lead?.message).toMatch(/^Расчёт с\sсайта:[\s\S]*18\s000\s₽\/мес/);
});

async function press(page: Page, name: string) {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Goes on by Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator) {
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < 150 && !(await isFocused()); stop++) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

const smallPhone = { width: 390, height: 640 };

for (const [what, size, path, reach] of [
  ['the home page', desktop, '/', async () => {}],
  ['the calculator with its sums', zoomed, '/calculator/', (page) => calculateTo(page, 2)],
  ['a page with a notice', smallPhone, '/seo-donetsk/', failToSend],
] as [string, typeof zoomed, string, (page: Page) => Promise<void>][]) {
  test(`every stop on ${what} shows the focus, and no bar hides it`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, path);
    await reach(page);
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      expect(await unseenStops(page, key), key).toEqual([]);
    }
  });
}

/** Walks by Tab over a page; returns each stop without a ring, or wholly under something fixed. */
async function unseenStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  // From the top, wherever the focus was. Back again it starts where the walk down has ended.
  await page.evaluate((isDown) => {
    if (!isDown) return;
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    window.scrollTo(0, 0);
  }, key === 'Tab');
  const unseen: string[] = [];
  for (let stop = 0; stop < 250; stop++) {
    await page.keyboard.press(key);
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      // A card is the label of its box and shows the focus of both.
      const target = focused.closest('label') ?? focused;
      const hasRing = [focused, focused.closest('label')?.parentElement].some((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element ?? focused);
        return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
      });
      const { left, top, width, height } = target.getBoundingClientRect();
      const shares = [0.05, 0.25, 0.5, 0.75, 0.95];
      const isInSight = shares.some((x) =>
        shares.some((y) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y);
          return hit !== null && (target.contains(hit) || hit.contains(target));
        }),
      );
      return { isSeen: hasRing && isInSight, html: target.outerHTML.slice(0, 120) };
    });
    if (!found) {
      expect(stop).toBeGreaterThan(10);
      return unseen;
    }
    if (!found.isSeen) unseen.push(found.html);
  }
  throw new Error('The walk has no end');
}
