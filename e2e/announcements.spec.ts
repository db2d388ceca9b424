import { region, submit } from './contact-form';
import { expect, open, test } from './fixtures';
import { content } from './frozen-content';
import { SEND_ADDRESS } from './site';
import { failToSend, sendWell } from './states';

const { contact } = content;

// A failed lead is told by the browser itself.
test.use({ expectedMessages: /Failed to load resource/ });

test('what changes is told in regions that stood there before', async ({ page }) => {
  await open(page, '/calculator/');
  const regions = page.locator('[role=status]');
  await expect(regions).toHaveCount(2);
  await expect(region(page)).toBeEmpty();
  await regions.evaluateAll((all) => {
    for (const one of all) one.setAttribute('data-stood', '');
  });
  const stood = page.locator('[role=status][data-stood]');

  await page.locator('input[value=seo]').evaluate((box: HTMLInputElement) => box.click());
  await expect(stood.first()).toHaveText('Выбрано услуг: 1');
  await submit(page).click();
  await expect(stood.last()).toContainText(contact.notices.missing.text);
  await failToSend(page);
  await expect(stood.last()).toContainText(contact.notices.failed.text);
  await page.unroute(SEND_ADDRESS);
  await sendWell(page);
  await expect(stood.last()).toContainText(contact.notices.sent.text);
  // The toast says the same to the eye, and keeps quiet.
  await expect(page.locator('#contact [aria-live]:not([aria-live=off])')).toHaveCount(0);
});
