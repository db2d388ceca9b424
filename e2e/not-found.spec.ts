import { expect, test } from './fixtures';
import { content } from './frozen-content';
import { BASE_PATH, href, SITE } from './site';

for (const path of ['/nope', '/nope/deep/', '/calculator/nope']) {
  test(`${path} is told to be missing, with a way home and a line in the console`, async ({
    page,
    request,
  }) => {
    expect((await request.get(path)).status()).toBe(404);
    const logged = page.waitForEvent('console', {
      predicate: (message) => message.text().endsWith(href(path)),
    });
    await page.goto(path);
    await logged;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
    await page.getByRole('main').getByRole('link', { name: content['not-found'].home }).click();
    await expect(page).toHaveURL(`${SITE}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.home.hero.title);
  });
}

test.use({
  expectedMessages: new RegExp(
    `404 Error: .*route: ${BASE_PATH}/(nope|calculator/nope)|status of 404`,
  ),
});
