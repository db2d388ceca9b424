import type { Page, Request } from '@playwright/test';
import type { Lead } from '../../lib/lead';
import type { LiveAnswer } from '../launch/answers';

/** Longer than the form itself waits for the service. */
const TIMEOUT_MS = 30_000;

/** Sends a lead by the form of a page, because the service refuses callers that are no browser. */
export async function sendTestLead(page: Page, address: string, lead: Lead): Promise<LiveAnswer> {
  let sent: Request | undefined;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent = request;
  });
  await page.goto(address);
  const form = page.locator('#contact form');
  for (const [name, value] of Object.entries(lead)) {
    await form.locator(`[name=${name}]`).fill(value);
  }
  const consent = form.locator('[name=consent]');
  if (await consent.count()) await consent.check();
  await form.locator('[type=submit]').click();
  await page
    .locator('#contact [role=status]:not(:empty)')
    .waitFor({ state: 'attached', timeout: TIMEOUT_MS })
    .catch(() => {
      throw new Error('Форма на собранной странице не заработала; соберите сайт заново');
    });
  if (!sent) return { status: 0, text: 'страница ничего не отправила' };
  // Without a response the form has given up.
  const response = sent.existingResponse();
  if (!response) return { status: 0, text: sent.failure()?.errorText ?? 'время вышло' };
  return { status: response.status(), text: await response.text().catch(() => '') };
}
