import { content } from './fixture-content';
import { expect, open, phone, plain, test } from './fixtures';
import { href } from './site';

const { comparison, faq, results, reviews } = content;

test('the sections stand in the specification’s order with all entries, and are numbered by their place', async ({
  page,
}) => {
  await page.goto('/');
  const ids = await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.join(' ')).toBe(
    'niches about comparison services seo cases results reviews guarantees faq offers contact',
  );
  const counts = {
    '#niches li h3': 2,
    '#niches dl dd': 2,
    '#comparison tbody tr': 2,
    '#services article': 2,
    '#cases article': 3,
    '#cases article dd': 3,
    '#cases article a[href="#contact"]': 3,
    '#results article': 2,
    '#results table': 2,
    '#reviews article': 2,
    '#reviews [role=img][aria-label="Оценка 5 из 5"]': 1,
    '#reviews [role=img][aria-label="Оценка 4 из 5"]': 1,
    '#guarantees article': 4,
    '#faq details': 3,
    '#offers article': 2,
    '#offers a[href="#contact"]': 2,
  };
  const found = await page.evaluate(
    (selectors) => selectors.map((one) => [one, document.querySelectorAll(one).length]),
    Object.keys(counts),
  );
  expect(Object.fromEntries(found)).toEqual(counts);
  await expect(page.getByText(reviews.badge)).toBeVisible();

  const numbers = await page
    .locator('main > section > header')
    .evaluateAll((all) => all.map((head) => (head as HTMLElement).dataset.number));
  expect(numbers.join(' ')).toBe('01 02 03 04 05 06 07 08 09 10 11 12');
});

test('the tables name their columns, and on a phone the two prices are hidden', async ({
  page,
}) => {
  // Its key has the page laid out at once: until then sections grow, and move a summary from under the click.
  await open(page, '/');
  await expect(page.locator('#results').getByRole('img', { name: '(ВК + Я)' })).toHaveCount(
    results.clients.length,
  );
  await expect(page.locator('#results caption')).toHaveText(
    results.clients.map(({ company }) => new RegExp(company)),
  );
  const { month, vkLeads, vkCost, yandexLeads, yandexCost, sales } = results.columns;
  const headers = page.locator('#results table').getByRole('columnheader');
  const wide = [month, vkLeads, vkCost, yandexLeads, yandexCost, sales];
  await expect(headers).toHaveText(results.clients.flatMap(() => wide));
  await page.setViewportSize(phone);
  for (const summary of await page.locator('#results summary').all()) await summary.click();
  const narrow = [month, vkLeads, yandexLeads, sales];
  await expect(headers).toHaveText(results.clients.flatMap(() => narrow));
});

test('a question is found by its address, linked to, and all open and close together', async ({
  page,
}) => {
  const questions = page.locator('#faq details');
  const opened = page.locator('#faq details[open]');
  await open(page, '/#faq-first-leads');
  await expect(questions.nth(1)).toHaveAttribute('open');
  const heading = questions.nth(1).getByRole('heading');
  const header = page.locator('header').first();
  await expect
    .poll(async () => {
      const [below, above] = [await heading.boundingBox(), await header.boundingBox()];
      return Math.round((below?.y ?? 0) - (above?.height ?? 0));
    })
    .toBeLessThanOrEqual(16);
  await questions.nth(0).locator('summary').click();
  await expect(opened).toHaveCount(2);
  await questions.nth(0).getByRole('link', { name: faq.labels.link }).click();
  await expect(page).toHaveURL(new RegExp(`#faq-${faq.items[0]?.id}$`));

  await page.getByRole('button', { name: faq.labels.showAll }).click();
  await expect(opened).toHaveCount(faq.items.length);
  await page.getByRole('button', { name: faq.labels.hideAll }).click();
  await expect(opened).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  for (const { answer } of faq.items) await expect(page.getByText(answer)).toBeVisible();
});

test('screen readers hear each answer of the comparison under its own column', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const texts = [comparison.columns, ...comparison.rows].flatMap(Object.values).map(plain);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, '/');
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const below = (id: string | undefined): typeof nodes =>
      nodes.filter(({ parentId }) => parentId === id).flatMap((one) => [one, ...below(one.nodeId)]);
    const table = nodes.find(
      ({ role, name }) => role?.value === 'table' && name?.value === comparison.caption,
    );
    const cells = below(table?.nodeId).filter(({ role }) => /header$|^cell$/.test(role?.value));
    const names = cells.map(({ name }) => plain(name?.value));
    expect(names, `at ${width} px`).toEqual(texts);
  }
});

test('a browser without ::details-content shows on a wide screen what a phone folds', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (rule: string) => !rule.includes('details-content') && supports(rule);
  });
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(
      '@supports selector(',
      '@supports not selector(',
    );
    await route.fulfill({ response, body: html });
  });
  await open(page, '/seo-donetsk/');
  await page
    .locator(`header a[href="${href('/')}"]`)
    .first()
    .click();
  await expect(page.locator('#results svg').last()).toBeVisible();
  await expect(page.locator('#results summary:visible')).toHaveCount(0);
});
