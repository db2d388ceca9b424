import { sendTestLead } from '../scripts/visit/lead';
import { expect, test } from './fixtures';
import { SEND_ADDRESS, SITE } from './site';

test.use({ expectedMessages: /Failed to load resource/ });

// That it arrives is tested where a built site is checked (e2e/owner).
test('a sending service that cannot be reached is told as silence', async ({ page }) => {
  await page.route(SEND_ADDRESS, (route) => route.abort('connectionrefused'));
  const lead = { name: 'Обрыв связи', phone: '+7 949 111-22-33', message: 'Проба' };
  const answer = await sendTestLead(page, `${SITE}/`, lead);
  expect(answer).toEqual({ status: 0, text: 'net::ERR_CONNECTION_REFUSED' });
});
