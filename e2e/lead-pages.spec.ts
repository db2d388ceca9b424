import { content } from './fixture-content';
import { expect, hold, open, STILL, test } from './fixtures';
import {
  expectDelivered,
  expectFailure,
  expectSecondTry,
  expectTyped,
  failOnce,
  field,
  fill,
  region,
  send,
  submit,
  swallowOnce,
  toast,
} from './lead-form';
import { href, NEXT_SITE, SEND_ADDRESS } from './site';

/* A lead over several pages and over a reload: on its way, and while it is typed. */

const { form, notices } = content.contact;

/** Browsers report failed requests in the console. */
test.use({ contextOptions: STILL, expectedMessages: /Failed to load resource/ });

test('a visitor who goes to another page while the lead is on its way is told there what became of it', async ({
  page,
}) => {
  const sendAndLeave = async (path: string) => {
    const answer = await hold(page, SEND_ADDRESS);
    await send(page);
    await page
      .locator(`header a[href="${href(path)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(submit(page)).toHaveText(form.sending);
    answer();
  };
  await open(page, '/calculator/');
  const typed = await fill(page, 'Ушла и узнала', 'Салон на Артёма');
  await failOnce(page);
  await sendAndLeave('/seo-donetsk/');
  await expect(toast(page)).toContainText('Ошибка отправки');
  await expectFailure(page, typed);

  await sendAndLeave('/calculator/');
  await expect(toast(page)).toContainText('Заявка отправлена!');
  await expect(toast(page)).toBeInViewport({ ratio: 1 });
  await expectDelivered(page, typed);
  // The form shows the same.
  await region(page).scrollIntoViewIfNeeded();
  await expect(toast(page)).toBeHidden();
});

test('a browser that restores a form does not restore a consent', async ({ page }) => {
  await open(page, `${NEXT_SITE}/`);
  const typed = await fill(page, 'Согласна');
  await field(page, 'consent').check();
  await page.goto('/robots.txt');
  await page.goBack();
  await expectTyped(page, typed);
  await expect(field(page, 'consent')).not.toBeChecked();
});

test('leaving the site’s page while sending is asked about, and the next page tells of it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await open(page, '/');
  const typed = await fill(page, 'Ушла и вернулась');
  await swallowOnce(page);
  await send(page);
  await open(page, '/seo-donetsk/');
  expect(asked).toEqual(['beforeunload']);
  const { title } = notices.interrupted;
  await expect(region(page)).toContainText(title);
  await expect(toast(page)).toContainText(title);
  await expect(submit(page)).toHaveText(form.submit);
  await expectTyped(page, typed);
  await expectSecondTry(page, typed, true);
});
