import { fixtureContent } from './fixture-content';
import { desktop, expect, open, phone, plain, rewritePages, test } from './fixtures';
import { formStatus, submit } from './lead-form';
import { linkTo } from './menu';
import { unfinishedStrokes } from './pen';
import { translatePage } from './translate';

const content = fixtureContent();

const { comparison, contact, faq, seo } = content;
const { clients, columns } = content.results;

test('a desktop shows the results of every client whole', async ({ page }) => {
  await open(page, '/');
  const { month, vkLeads, vkCost, yandexLeads, yandexCost, sales } = columns;
  const headers = page.locator('#results table').getByRole('columnheader');
  const all = [month, vkLeads, vkCost, yandexLeads, yandexCost, sales];
  for (const size of [{ ...desktop, width: 1024 }, desktop]) {
    await page.setViewportSize(size);
    await expect(headers).toHaveText(clients.flatMap(() => all));
    for (const { description, finalResult } of clients) {
      await expect(page.getByText(description)).toBeVisible();
      await expect(page.getByText(finalResult)).toBeVisible();
    }
  }
});

test('a phone folds the tables of results and leaves two costs out', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  await expect(page.locator('#results table:visible')).toHaveCount(0);
  for (const summary of await page.locator('#results summary').all()) await summary.click();
  const charts = page.locator('#results').getByRole('img', { name: '(ВК + Я)' });
  await expect(charts).toHaveCount(clients.length);
  await expect(page.locator('#results caption')).toHaveText(
    clients.map(({ company }) => new RegExp(company)),
  );
  const { month, vkLeads, yandexLeads, sales } = columns;
  await expect(page.locator('#results table').getByRole('columnheader')).toHaveText(
    clients.flatMap(() => [month, vkLeads, yandexLeads, sales]),
  );
});

test('a phone shows what each report concludes, and each case with its metrics and button', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  for (const { description, finalResult } of clients) {
    await expect(page.getByText(description)).toBeVisible();
    await expect(page.getByText(finalResult)).toBeVisible();
  }
  const { button, items } = content.cases;
  for (const { title, metrics } of items) {
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title }) });
    for (const { label } of metrics)
      await expect(card.getByText(label, { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: `${button}: ${title}` })).toBeVisible();
  }
});

test('the last case of a strip, and one that a tab selects, keep the margin of the page', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  const cards = page.locator('#cases article');
  const expectMargin = () =>
    expect
      .poll(() =>
        cards
          .filter({ visible: true })
          .last()
          .evaluate((card) => {
            card.parentElement?.scrollTo({ left: 99_999, behavior: 'instant' });
            return innerWidth - card.getBoundingClientRect().right;
          }),
      )
      .toBeCloseTo(16, 0);
  await expectMargin();
  await page.getByRole('tab').nth(1).click();
  await expectMargin();
});

test('from 1280 px the charts of every report are shown, and an open table says how to fold it', async ({
  page,
}) => {
  const { hideCharts, hideTable, showTable } = content.results;
  await open(page, '/');
  const charts = page.locator('#results').getByRole('img', { name: '(ВК + Я)' });
  await expect(charts.filter({ visible: true })).toHaveCount(clients.length);
  await expect(page.locator('#results summary:visible')).toHaveCount(0);
  await page.setViewportSize(phone);
  await page.locator('#results').getByText(showTable).first().click();
  await expect(page.locator('#results').getByText(hideTable).filter({ visible: true })).toHaveCount(
    1,
  );
  await expect(
    page.locator('#results').getByText(hideCharts).filter({ visible: true }),
  ).toHaveCount(0);
});

test('a phone numbers the cases, and a tab takes the numbers away', async ({ page }) => {
  const { items } = content.cases;
  const numbers = () =>
    page
      .locator('#cases [data-place]')
      .evaluateAll((all) => all.map((label) => getComputedStyle(label, '::after').content));
  await page.setViewportSize(phone);
  await open(page, '/');
  const places = items.map((_, index) =>
    expect.stringContaining(`"${index + 1} ${content.reviews.words.of} ${items.length}"`),
  );
  expect(await numbers()).toEqual(places);
  await page.getByRole('tab').nth(1).click();
  await expect.poll(numbers).toEqual(items.map(() => 'none'));
});

test('from 1280 px the weekly report is finished with reduced motion, its price 120 px high', async ({
  page,
}) => {
  await open(page, '/');
  const report = page.locator('#about figure');
  await expect(report.locator('dd')).toHaveCSS('font-size', '120px');
  expect(await report.evaluate(unfinishedStrokes)).toEqual([]);
});

test('three sections of home begin otherwise than with a rule, a title and a subtitle', async ({
  page,
}) => {
  await open(page, '/');
  const heads = page.locator('main > section header:has(> h2)');
  const openings = await heads.evaluateAll((all) =>
    all.map((head) => getComputedStyle(head).borderTopStyle),
  );
  expect(openings.filter((border) => border === 'none').length).toBeGreaterThanOrEqual(3);
});

// That an address leads to what is folded is tested in every engine (engines).
test('an address opens its question, and others can be opened beside it', async ({ page }) => {
  const opened = page.locator('#faq details[open]');
  await open(page, '/#faq-first-leads');
  await expect(opened).toHaveCount(1);
  await page.locator('#faq summary').first().click();
  await expect(opened).toHaveCount(2);
});

test('an answer ends 20 px above the rule below it', async ({ page }) => {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await open(page, '/');
    await page.getByRole('button', { name: faq.labels.showAll }).click();
    const rooms = await page.locator('#faq details').evaluateAll((items) =>
      items.map((item) => {
        const answer = item.lastElementChild ?? item;
        const { borderBottomWidth: rule } = getComputedStyle(item);
        const lines = answer.getBoundingClientRect().bottom;
        const padding = parseFloat(getComputedStyle(answer).paddingBottom);
        return item.getBoundingClientRect().bottom - parseFloat(rule) - (lines - padding);
      }),
    );
    expect(rooms).toHaveLength(faq.items.length);
    for (const room of rooms) expect(room).toBeCloseTo(20, 0);
  }
});

test('all questions open and close together, and print with their answers either way', async ({
  page,
}) => {
  const opened = page.locator('#faq details[open]');
  await open(page, '/');
  for (const [button, count] of [
    [faq.labels.showAll, faq.items.length],
    [faq.labels.hideAll, 0],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(opened).toHaveCount(count);
    await page.emulateMedia({ media: 'print' });
    for (const { answer } of faq.items) await expect(page.getByText(answer)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a browser whose search skips what is not laid out lays out all', async ({ page }) => {
  const skipped = () =>
    page
      .locator('main > section, body > footer')
      .evaluateAll(
        (all) =>
          all.filter((element) => getComputedStyle(element).contentVisibility === 'auto').length,
      );
  await page.goto('/');
  expect(await skipped()).toBeGreaterThan(0);
  // Safari 18.
  const expectRewritten = await rewritePages(page, {
    'hanging-punctuation:first': 'color:red',
    'text-wrap:pretty)': 'text-wrap:unknown)',
  });
  await page.goto('/');
  expectRewritten();
  expect(await skipped()).toBe(0);
});

test('a page that the browser has translated answers and leads on', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(translatePage);
  await page.getByRole('button', { name: faq.labels.showAll }).click();
  await expect(page.locator('#faq details[open]')).toHaveCount(faq.items.length);
  await page.getByRole('tab').last().click();
  await expect(page.locator('#cases article:visible')).toHaveCount(1);
  await submit(page).click();
  await expect(formStatus(page)).toContainText(contact.notices.missing.title);
  await linkTo(page, '/seo-donetsk/').click();
  await expect(page.locator('h1')).toHaveText(seo.hero.title);
});

test('screen readers hear each answer of the comparison under its own column', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const texts = [comparison.columns, ...comparison.rows].flatMap(Object.values).map(plain);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, '/');
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const below = (id: string | undefined): typeof nodes =>
      nodes
        .filter(({ parentId }) => parentId === id)
        .flatMap((node) => [node, ...below(node.nodeId)]);
    const table = nodes.find(
      ({ role, name }) => role?.value === 'table' && name?.value === comparison.caption,
    );
    const cells = below(table?.nodeId).filter(({ role }) => /header$|^cell$/.test(role?.value));
    const names = cells.map(({ name }) => plain(name?.value));
    expect(names, `at ${width} px`).toEqual(texts);
  }
});

test('without ::details-content a wide screen shows what a phone folds', async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (rule: string) => !rule.includes('details-content') && supports(rule);
  });
  const expectRewritten = await rewritePages(page, {
    '@supports selector(': '@supports not selector(',
  });
  await open(page, '/seo-donetsk/');
  expectRewritten();
  await linkTo(page, '/').click();
  await expect(page.locator('#results').getByRole('img').first()).toBeVisible();
  await expect(page.locator(':is(#about, #services) summary:visible')).toHaveCount(0);
});
