import type { Page, Request } from '@playwright/test';
import type { Lead } from '../../lib/lead';
import type { Delivery } from '../../lib/settings';
import type { LiveAnswer } from './answers';

/** What came back, and with which settings the page was built. */
export type LiveResult = { answer: LiveAnswer; sentWith: Sent | undefined };

/** The part of the request that the settings decide. */
export type Sent = Omit<Delivery, 'toEmail'>;

/** More than the form itself waits for the service. */
const PATIENCE_MS = 30_000;

/**
 * Sends a lead as a visitor does: opens the page, fills in the form, presses the button and waits for the notice. The
 * service refuses callers that are no browser, so nothing less would do.
 *
 * @throws {Error} with one line for the owner when the page has no working form
 */
export async function sendTestLead(page: Page, address: string, lead: Lead): Promise<LiveResult> {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request);
  });

  await page.goto(address);
  const form = page.locator('#contact form');
  // The form takes over from the browser's own checks once its script is there.
  await page
    .waitForFunction(
      () => document.querySelector<HTMLFormElement>('#contact form')?.noValidate,
      undefined,
      { timeout: PATIENCE_MS },
    )
    .catch(() => {
      throw new Error(
        'Форма на собранной странице не заработала. Соберите сайт заново: npm run build',
      );
    });
  for (const [name, value] of Object.entries(lead))
    await form.locator(`[name=${name}]`).fill(value);
  const consent = form.locator('[name=consent]');
  if (await consent.count()) await consent.check();
  await form.locator('[type=submit]').click();
  await form.locator('[role=status]:not(:empty)').waitFor({
    state: 'attached',
    timeout: PATIENCE_MS,
  });

  const request = sent.at(-1);
  return request
    ? { answer: await answerTo(request), sentWith: settingsOf(request) }
    : { answer: { kind: 'not-sent' }, sentWith: undefined };
}

async function answerTo(request: Request): Promise<LiveAnswer> {
  const failure = request.failure();
  if (failure) return { kind: 'silent', reason: failure.errorText };
  // A request that is still under way was given up by the form.
  const response = request.existingResponse();
  if (!response) return { kind: 'silent', reason: 'время вышло' };
  return {
    kind: 'answered',
    status: response.status(),
    text: await response.text().catch(() => ''),
  };
}

function settingsOf(request: Request): Sent {
  const body = request.postDataJSON();
  return {
    origin: new URL(request.url()).origin,
    publicKey: String(body?.user_id),
    serviceId: String(body?.service_id),
    templateId: String(body?.template_id),
  };
}
