import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { deepValues } from '../../lib/content/deep-values';
import type { Content } from '../../lib/content/schema';
import { visibleSteps } from '../../lib/content/schema/calculator';
import { formatRubles } from '../../lib/format';
import type { Letter } from '../../lib/lead';
import { SEND_PATH, type SenderSettings } from '../../lib/settings';

/** Ticks all services, and compares the estimate with the price list. */
export async function calculatorErrors(context: BrowserContext, address: string, content: Content) {
  const page = await context.newPage();
  await page.goto(address);
  const form = page.locator('#estimate');
  const { services } = content.prices;
  for (const step of visibleSteps(content.calculator.steps, services)) {
    for (const id of step.services) {
      const ticking = form.locator(`[name=service][value="${id}"]`).check({ timeout: 10_000 });
      const isTicked = await ticking.then(() => true).catch(() => false);
      const name = services.find((service) => service.id === id)?.name;
      if (!isTicked) return [`калькулятор: до услуги «${name}» не дойти`];
    }
    await form.locator('[type=submit]').click();
  }
  await form.locator('tfoot').first().waitFor();
  const rows = await form.locator('tbody tr').allTextContents();
  return services
    .map(({ name, description, price }) => [name, formatRubles(price), description] as const)
    .filter(([name, price, text]) => !rows.some((row) => row.startsWith(`${name} ${text}${price}`)))
    .map(([name, price]) => `калькулятор: в расчёте нет услуги «${name}» за ${price}`);
}

const lead = {
  name: 'Проверка «сайта» & Ко',
  phone: '8 (949) 000-00-01',
  message: 'Первая строка\nвторая: ё, №, <b>',
};

/** Sends a lead by the form without leaving this computer, and returns what does not arrive. */
export async function leadErrors(
  context: BrowserContext,
  address: string,
  delivery: SenderSettings,
) {
  const page = await context.newPage();
  await page.route(delivery.origin + SEND_PATH, (route) => route.fulfill({ body: 'OK' }));
  const { status, text } = await sendTestLead(page, address, lead);
  if (status === 0) return [`форма: заявка не ушла (${text})`];

  const sent = (await page.requests()).find((request) => request.method() === 'POST');
  const arrived = deepValues(sent?.postDataJSON()).map(({ value }) => String(value));
  const { origin: _, ...keys } = delivery;
  // The consent may be noted below the message.
  return [...Object.values(keys), ...Object.values(lead)]
    .filter((wanted) => !arrived.some((value) => value.startsWith(wanted)))
    .map((wanted) => `форма: в заявке нет «${wanted}»`);
}

/** The sending service's answer to a test lead. Without one the status is 0, and the text is the reason. */
export type LiveAnswer = { status: number; text: string };

/** Sends a lead by the form of a page, because the service refuses callers that are no browser. */
export async function sendTestLead(page: Page, address: string, lead: Letter): Promise<LiveAnswer> {
  const sending = page
    .waitForRequest((request) => request.method() === 'POST')
    .catch(() => undefined);
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
    // Longer than the form itself waits for the service.
    .waitFor({ state: 'attached', timeout: 30_000 })
    .catch(() => {
      throw new Error('Форма на собранной странице не заработала; соберите сайт заново');
    });
  const sent = await sending;
  if (!sent) return { status: 0, text: 'страница ничего не отправила' };
  // Without a response the form has given up. The browser may tell of a failure later than the page shows it.
  const response = await Promise.race([sent.response(), setTimeout(1000, null, { ref: false })]);
  if (!response) return { status: 0, text: sent.failure()?.errorText ?? 'время вышло' };
  return { status: response.status(), text: await response.text().catch(() => '') };
}
