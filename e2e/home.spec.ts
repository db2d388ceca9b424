import { caseCategories } from '@/content/schema';
import { expect, open, phone, test } from './fixtures';
import { content } from './frozen-content';

const { cases, faq, results, reviews, comparison } = content;

test('the sections come in the order of the specification', async ({ page }) => {
  await open(page, '/');
  const ids = await page
    .locator('main > section')
    .evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids).toEqual([
    'niches',
    'about',
    'comparison',
    'services',
    'seo',
    'cases',
    'results',
    'reviews',
    'guarantees',
    'faq',
    'offers',
    'contact',
  ]);
});

test('the counts of the sections are those of the specification', async ({ page }) => {
  await open(page, '/');
  const counts = {
    '#niches li h3': 6,
    '#niches li strong': 4,
    '#comparison tbody tr': 6,
    '#services article': 5,
    '#cases article': 5,
    '#results article': 3,
    '#reviews article': 3,
    '#guarantees article': 6,
    '#faq details': 8,
    '#offers article': 3,
  };
  for (const [selector, count] of Object.entries(counts)) {
    await expect(page.locator(selector), selector).toHaveCount(count);
  }
});

for (const category of caseCategories) {
  test(`the tab «${cases.tabs[category]}» shows the cases of its category alone`, async ({
    page,
  }) => {
    await open(page, '/');
    const tab = page.getByRole('tab', { name: cases.tabs[category], exact: true });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    for (const item of cases.items) {
      const card = page.getByRole('heading', { name: item.title });
      if (item.category === category) await expect(card).toBeVisible();
      else await expect(card).toBeHidden();
    }
  });
}

test('all cases are shown at first and after a reload', async ({ page }) => {
  await open(page, '/');
  const all = page.getByRole('tab', { name: cases.tabs.all, exact: true });
  await expect(all).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: cases.tabs.legal }).click();
  await page.reload();
  await expect(all).toHaveAttribute('aria-selected', 'true');
  for (const { title } of cases.items) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
});

test('each case leads to the form and has three metrics', async ({ page }) => {
  await open(page, '/');
  for (const article of await page.locator('#cases article').all()) {
    await expect(article.locator('dl dd')).toHaveCount(3);
    await expect(article.getByRole('link', { name: cases.button })).toHaveAttribute(
      'href',
      '#contact',
    );
  }
});

test('questions open one by one, several at once, and close again', async ({ page }) => {
  await open(page, '/');
  const [first, second] = faq.items;
  const question = (text = '') => page.locator('summary', { hasText: text });
  const answer = (text = '') => page.getByText(text);
  await expect(answer(first?.answer)).toBeHidden();
  await question(first?.question).click();
  await question(second?.question).click();
  await expect(answer(first?.answer)).toBeVisible();
  await expect(answer(second?.answer)).toBeVisible();
  await question(first?.question).click();
  await expect(answer(first?.answer)).toBeHidden();
  await expect(answer(second?.answer)).toBeVisible();
});

test('the tables have captions and say what their columns are', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('table', { name: comparison.caption })).toBeVisible();
  const tables = page.locator('#results table');
  await expect(tables).toHaveCount(3);
  for (const [index, { months }] of results.clients.entries()) {
    const table = tables.nth(index);
    await expect(table.locator('caption')).not.toBeEmpty();
    await expect(table.getByRole('columnheader')).toHaveCount(6);
    await expect(table.locator('tbody tr')).toHaveCount(months.length);
  }
});

test('the two price columns are hidden on a phone and back on a wide screen', async ({ page }) => {
  await open(page, '/');
  const table = page.locator('#results table').first();
  const headers = table.getByRole('columnheader');
  await page.setViewportSize(phone);
  await expect(headers).toHaveText([
    results.columns.month,
    results.columns.vkLeads,
    results.columns.yandexLeads,
    results.columns.sales,
  ]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(headers).toHaveCount(6);
});

test('the stars are told in words', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('img', { name: 'Оценка 5 из 5' })).toHaveCount(3);
  await expect(page.getByText(reviews.badge)).toBeVisible();
});

test('the offers lead to the form', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('#offers a[href="#contact"]')).toHaveCount(3);
});
