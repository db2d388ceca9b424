import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import type { Content } from '../../content/schema';
import { visibleSteps } from '../../content/schema/calculator';
import { formatRubles } from '../../lib/format';
import type { Lead } from '../../lib/lead';
import type { Delivery } from '../../lib/settings';
import type { LiveAnswer } from '../launch/answers';
import { SEND_PATH } from '../preview/inbox';

const TIMEOUT_MS = 10_000;

/** Ticks all services in turn, and returns the first that does not add its price to the sum. */
export async function calculatorErrors(context: BrowserContext, address: string, content: Content) {
  const { calculator, prices } = content;
  let sum = 0;
  const page = await context.newPage();
  await page.goto(address);
  for (const { services } of visibleSteps(calculator)) {
    for (const { id, name, price } of prices.services.filter((one) => services.includes(one.id))) {
      const box = page.locator(`#estimate [name=service][value="${id}"]`);
      const ticking = box.check({ timeout: TIMEOUT_MS }).then(() => true);
      if (!(await ticking.catch(() => false))) return [`калькулятор: до услуги «${name}» не дойти`];
      const added = (await readSum(page, '#estimate aside dd', sum + price)) - sum;
      const [shown, wanted] = [added, price].map(formatRubles);
      if (added !== price) return [`калькулятор: «${name}» прибавляет ${shown}, а стоит ${wanted}`];
      sum += price;
    }
    await page.locator('#estimate [type=submit]').click();
  }
  const result = await readSum(page, '#estimate tfoot td', sum);
  const [shown, wanted] = [result, sum].map(formatRubles);
  return result === sum ? [] : [`калькулятор: в расчёте ${shown}, а на шагах набрано ${wanted}`];
}

/** Reads the rubles shown, once they are the expected ones or the time is up. */
async function readSum(page: Page, selector: string, expected: number): Promise<number> {
  const read = async () => {
    const texts = await page.locator(selector).allTextContents();
    return texts.reduce((sum, text) => sum + Number(text.replace(/\D/g, '')), 0);
  };
  await expect
    .poll(read, { timeout: TIMEOUT_MS })
    .toBe(expected)
    .catch(() => {});
  return read();
}

const lead = {
  name: 'Проверка «сайта» & Ко',
  phone: '8 (949) 000-00-01',
  message: 'Первая строка\nвторая: ё, №, <b>',
};

/** Sends a lead by the form without leaving this computer, and returns the parts that arrive changed. */
export async function leadErrors(context: BrowserContext, address: string, delivery: Delivery) {
  let body: Record<string, unknown> = {};
  const page = await context.newPage();
  await page.route(delivery.origin + SEND_PATH, async (route) => {
    body = route.request().postDataJSON();
    await route.fulfill({ body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  const { status, text } = await sendTestLead(page, address, lead);
  if (status === 0) return [`форма: заявка не ушла (${text})`];

  const letter = Object(body.template_params);
  return [
    ['ключ', body.user_id, delivery.publicKey],
    ['сервис', body.service_id, delivery.serviceId],
    ['шаблон', body.template_id, delivery.templateId],
    ['имя', letter.from_name, lead.name],
    ['телефон', letter.from_phone, lead.phone],
    // The consent may be noted below it.
    ['сообщение', String(letter.message).slice(0, lead.message.length), lead.message],
    ['почта', letter.to_email, delivery.toEmail],
  ]
    .filter(([, sent, wanted]) => sent !== wanted)
    .map(([part, sent, wanted]) => `форма: ${part} в заявке — «${sent}» вместо «${wanted}»`);
}

/** Longer than the form itself waits for the service. */
const ANSWER_MS = 30_000;

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
    .waitFor({ state: 'attached', timeout: ANSWER_MS })
    .catch(() => {
      throw new Error('Форма на собранной странице не заработала; соберите сайт заново');
    });
  if (!sent) return { status: 0, text: 'страница ничего не отправила' };
  // Without a response the form has given up.
  const response = sent.existingResponse();
  if (!response) return { status: 0, text: sent.failure()?.errorText ?? 'время вышло' };
  return { status: response.status(), text: await response.text().catch(() => '') };
}
