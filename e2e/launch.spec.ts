import { sendTestLead } from '../scripts/launch/live';
import { expect, leadsOf, test } from './fixtures';
import { SEND_ADDRESS, SITE } from './site';

const lead = (name: string) => ({ name, phone: '+7 949 111-22-33', message: 'Проба' });

test('the test lead of the launch check arrives like any other', async ({ page }) => {
  const answer = await sendTestLead(page, `${SITE}/`, lead('Проверка сайта'));
  expect(answer).toEqual({ kind: 'answered', status: 200, text: 'OK' });
  expect(await leadsOf('Проверка сайта')).toHaveLength(1);
});

test.describe('when the lead does not arrive', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('a service that cannot be reached is told as silence', async ({ page }) => {
    await page.route(SEND_ADDRESS, (route) => route.abort('connectionrefused'));
    const answer = await sendTestLead(page, `${SITE}/`, lead('Обрыв связи'));
    expect(answer).toEqual({ kind: 'silent', reason: 'net::ERR_CONNECTION_REFUSED' });
  });
});
