import type { Locator, Page } from '@playwright/test';
import { calculateTo, openCall } from './calculator';
import { fixtureContent } from './fixture-content';
import { desktop, expect, hydrated, open, phone, test, zoomed } from './fixtures';
import { failToSend, field, submit } from './lead-form';
import { menuOf } from './menu';
import { href, NEXT_SITE, pages } from './site';

const content = fixtureContent();

const { header } = content.site;

// Focus on a link prefetches its page, and the browser warns of preloads that are not used at once.
test.use({
  // The missing page logs its path.
  expectedMessages: /Failed to load resource|preloaded using link preload|404 Error/,
});

test('the first Tab on each page leads past the header', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await skipHeader(page);
  }
});

/** Takes the link past the header, which comes into sight at the first Tab. */
async function skipHeader(page: Page) {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: header.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

test('an estimate is reached and put into the form by keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  await open(page, '/');
  await skipHeader(page);
  await enter(page, page.locator(`main a[href="${href('/calculator/')}"]`).first());
  await expect(page).toHaveURL(/\/calculator\/$/);
  await hydrated(page);

  const { steps, result } = content.calculator;
  const service = (id: string) => page.locator(`input[value=${id}]`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (name = '') => page.getByRole('heading', { name });
  await tabTo(page, service('vk-targeting'));
  await keyboard.press('Space');
  await expect(service('vk-targeting')).toBeChecked();
  // Enter on a checkbox submits the step, as in any form.
  await keyboard.press('Enter');
  await expect(heading(steps[1]?.title)).toBeFocused();
  // The next Tab leads to the first card of the step.
  await keyboard.press('Tab');
  await expect(service('rsa')).toBeFocused();
  for (const { title } of steps.slice(2)) {
    await enter(page, button('Пропустить этот шаг'));
    await expect(heading(title)).toBeFocused();
  }
  await enter(page, button('Получить расчет'));
  await expect(heading(result.title)).toBeFocused();
  await expect(page.getByRole('table', { name: result.monthly })).toContainText(/18\s000/);
  await expect(field(page, 'message')).toHaveValue(/^Расчёт с\sсайта:[\s\S]*18\s000\s₽\/мес/);

  await enter(page, page.getByRole('link', { name: 'Оставить заявку с этим расчётом' }));
  await expect(page.locator('#contact h2')).toBeInViewport();
  for (const control of [field(page, 'name'), field(page, 'phone'), submit(page)])
    await tabTo(page, control);
});

/** Goes on by Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator) {
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < 150 && !(await isFocused()); stop++) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

async function enter(page: Page, control: Locator) {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

test('the phone’s menu and the call’s dialog keep the focus and give it back', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/calculator/');
  const menu = menuOf(page);
  const button = page.getByRole('button', { name: header.menu });
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await expectFocusKept(page, menu);
  await expectClosed(page, menu, header.close, button);
  const dialog = await openCall(page);
  await expect(dialog.locator('a[href="tel:+79491112233"]')).toBeVisible();
  await expect(dialog.locator('a[href="https://t.me/handle"]')).toBeVisible();
  await expectFocusKept(page, dialog);
  const call = page.getByRole('button', { name: 'Позвонить' });
  await expectClosed(page, dialog, content.calculator.call.close, call);
});

test('a link shows the whole picture of a work, and gets the focus back', async ({ page }) => {
  const { enlarged, close, items } = content.websites.portfolio;
  await open(page, '/website-creation-donetsk/');
  const link = page.locator('#portfolio a[data-enlarges]').nth(1);
  await link.click();
  const dialog = page.getByRole('dialog', { name: enlarged });
  await expect(dialog.getByRole('img', { name: String(items[1]?.alt) })).toBeVisible();
  await expectClosed(page, dialog, close, link);
});

/** Closes what is open by Escape and by its button; the focus returns to what opens it. */
async function expectClosed(page: Page, parent: Locator, close: string, opener: Locator) {
  await page.keyboard.press('Escape');
  await expect(parent).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await parent.getByRole('button', { name: close }).press('Enter');
  await expect(parent).toBeHidden();
  await expect(opener).toBeFocused();
}

/** Walks around by Tab, past the end and back, and never finds the focus outside. */
async function expectFocusKept(page: Page, parent: Locator) {
  const stops = await parent.locator('a:visible, button:visible').count();
  expect(stops).toBeGreaterThan(1);
  for (const key of ['Tab', 'Shift+Tab']) {
    const met = new Set<string>();
    for (let step = 0; step <= stops; step++) {
      await page.keyboard.press(key);
      await expect(parent.locator(':focus'), `${key} ${step + 1}`).toHaveCount(1);
      met.add(await parent.locator(':focus').evaluate((element) => element.outerHTML));
    }
    expect(met.size, key).toBe(stops);
  }
}

const smallPhone = { width: 390, height: 640 };

for (const [what, size, path, reach] of [
  ['the home page', desktop, '/', async () => {}],
  ['the calculator with its sums', zoomed, '/calculator/', (page) => calculateTo(page, 2)],
  ['a page with a notice', smallPhone, '/seo-donetsk/', failToSend],
  ['a page with the counter’s question', smallPhone, `${NEXT_SITE}/seo-donetsk/`, askAboutCounter],
  ['the home page with that question', smallPhone, `${NEXT_SITE}/`, askAboutCounter],
] as [string, typeof zoomed, string, (page: Page) => Promise<void>][]) {
  test(`every stop on ${what} shows the focus, and no bar hides it`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, path);
    await reach(page);
    // From the top, wherever the focus was; back again from where the walk down has ended.
    await page.evaluate(() => {
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
      window.scrollTo(0, 0);
    });
    expect(await unseenStops(page, 'Tab'), 'down').toEqual([]);
    expect(await unseenStops(page, 'Shift+Tab'), 'up').toEqual([]);
  });
}

/** Scrolls past the first screen, after which the question stands at the lower edge. */
async function askAboutCounter(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: 2 * innerHeight, behavior: 'instant' }));
  await expect(page.getByRole('region', { name: content.privacy.counter.short })).toBeVisible();
}

/** Walks by Tab over a page; returns each stop without a ring, or wholly under something fixed. */
async function unseenStops(page: Page, key: string): Promise<string[]> {
  const unseen: string[] = [];
  for (let stop = 0; stop < 250; stop++) {
    await page.keyboard.press(key);
    const found = await page.evaluate(async () => {
      // By then the observers have told what the scroll to the focus brought into the window.
      for (let frame = 0; frame < 2; frame++)
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
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
    if (!found) return stop > 10 ? unseen : ['The walk ended early'];
    if (!found.isSeen) unseen.push(found.html);
  }
  return ['The walk has no end'];
}
