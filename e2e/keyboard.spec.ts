import type { Locator, Page } from '@playwright/test';
import { field, region, submit } from './contact-form';
import { expect, hydrated, leadsOf, open, test } from './fixtures';
import { content } from './frozen-content';
import { href } from './site';

const { steps, result } = content.calculator;
const NAME = 'С клавиатуры';

// Each page whose link had the focus is fetched ahead; of those not gone to, the styles stay unused.
test.use({ expectedMessages: /preloaded using link preload/ });

test('the whole journey by keyboard alone: open, read, calculate, ask', async ({ page }) => {
  const { keyboard } = page;
  await open(page, '/');

  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: content.site.header.skip })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const calculator = page
    .getByRole('main')
    .locator(`a[href="${href('/calculator/')}"]`)
    .first();
  await tabTo(page, calculator);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/calculator\/$/);
  await hydrated(page);

  const service = (id: string) => page.locator(`input[value=${id}]`);
  await tabTo(page, service('vk-targeting'));
  await keyboard.press('Space');
  await expect(service('vk-targeting')).toBeChecked();
  await press(page, 'Далее');

  // The step's heading has the focus, so the next Tab leads to its first card.
  await expect(page.getByRole('heading', { name: steps[1]?.title })).toBeFocused();
  await press(page, 'Пропустить этот шаг');

  await expect(page.getByRole('heading', { name: steps[2]?.title })).toBeFocused();
  await keyboard.press('Tab');
  await expect(service('landing')).toBeFocused();
  await keyboard.press('Space');
  await press(page, 'Далее');

  await expect(page.getByRole('heading', { name: steps[3]?.title })).toBeFocused();
  await press(page, 'Получить расчет');
  await expect(page.getByRole('heading', { name: result.title })).toBeFocused();
  await expect(page.getByRole('table', { name: result.monthly })).toContainText('18\u00a0000');

  await tabTo(page, page.getByRole('link', { name: 'Оставить заявку с этим расчётом' }));
  await keyboard.press('Enter');
  await expect(page.locator('#contact h2')).toBeInViewport();

  await tabTo(page, field(page, 'name'));
  await keyboard.type(NAME);
  await keyboard.press('Tab');
  await expect(field(page, 'phone')).toBeFocused();
  await keyboard.type('8 949 123 45 67');
  await tabTo(page, submit(page));
  await keyboard.press('Enter');

  await expect(region(page)).toContainText('Заявка отправлена!');
  const [lead, ...others] = await leadsOf(NAME);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({ from_phone: '8 949 123 45 67', to_email: 'owner@example.ru' });
  expect(lead?.message).toMatch(/^Расчёт с\sсайта:[\s\S]*19\s500\s₽[\s\S]*18\s000\s₽\/мес/);
});

test('a link to the form leads the next Tab into the form', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, page.locator('header a[href="#contact"]').last());
  await page.keyboard.press('Enter');
  await expect(page.locator('#contact h2')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(field(page, 'name')).toBeFocused();
});

test('questions are opened and closed by keyboard', async ({ page }) => {
  const [first] = content.faq.items;
  await open(page, '/');
  const question = page.locator('summary').first();
  await tabTo(page, question);
  await page.keyboard.press('Enter');
  await expect(page.getByText(String(first?.answer))).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText(String(first?.answer))).toBeHidden();
});

async function press(page: Page, name: string) {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Goes on by Tab until a control has the focus; every stop on the way must show it. */
async function tabTo(page: Page, control: Locator) {
  const handle = await control.elementHandle();
  for (let stop = 0; stop < 150; stop++) {
    await page.keyboard.press('Tab');
    const { there, seen, html } = await page.evaluate((wanted) => {
      const focused = document.activeElement ?? document.body;
      const outlined = (element: Element | null) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
      };
      return {
        there: focused === wanted,
        // A card, over which the label of its box lies, shows the focus in its place.
        seen:
          focused === document.body ||
          outlined(focused) ||
          outlined(focused.closest('label')?.parentElement ?? null),
        html: focused.outerHTML.slice(0, 120),
      };
    }, handle);
    expect(seen, `focus is seen on ${html}`).toBe(true);
    if (there) return;
  }
  throw new Error(`No Tab leads to ${control}`);
}
