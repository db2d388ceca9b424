import type { Page, Request } from '@playwright/test';
import type { Lead } from '../../lib/lead';
import type { LiveAnswer } from './answers';

/** More than the form itself waits for the service. */
const TIMEOUT_MS = 30_000;

/**
 * Sends a lead as a visitor does: opens the page, fills in the form, clicks the button and waits for the notice. The
 * service refuses callers that are no browser, so nothing less would do.
 *
 * @throws {Error} with one line for the owner when the page has no working form
 */
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
  return sent ? answerTo(sent) : { kind: 'silent', reason: 'страница ничего не отправила' };
}

async function answerTo(request: Request): Promise<LiveAnswer> {
  const failure = request.failure();
  if (failure) return { kind: 'silent', reason: failure.errorText };
  // A request that is still on its way was given up by the form.
  const response = request.existingResponse();
  if (!response) return { kind: 'silent', reason: 'время вышло' };
  return {
    kind: 'answered',
    status: response.status(),
    text: await response.text().catch(() => ''),
  };
}
