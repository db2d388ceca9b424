import type { Page } from '@playwright/test';
import type { Lead } from '../../lib/lead';
import type { Delivery } from '../../lib/settings';
import { SEND_PATH } from '../inbox/contract';
import { sendTestLead } from '../launch/live';

const lead: Lead = {
  name: 'Проверка «сайта» & Ко',
  phone: '8 (949) 000-00-01',
  message: 'Первая строка\nвторая: ё, №, <b>',
};

/**
 * Sends a lead by the form and returns what of it would not reach the mailbox. The letter goes no further than this
 * computer: the browser is kept from the sending service.
 */
export async function leadSlips(
  page: Page,
  address: string,
  { origin, publicKey, serviceId, templateId, toEmail }: Delivery,
): Promise<string[]> {
  let body: Record<string, unknown> = {};
  await page.route(origin + SEND_PATH, async (route) => {
    body = route.request().postDataJSON();
    // With the header any page may read the answer.
    await route.fulfill({ body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  const answer = await sendTestLead(page, address, lead);
  if (answer.kind === 'silent') return [`форма: заявка не ушла (${answer.reason})`];

  const params = Object(body.template_params);
  const letter: [name: string, sent: unknown, wanted: string][] = [
    ['ключ', body.user_id, publicKey],
    ['сервис', body.service_id, serviceId],
    ['шаблон', body.template_id, templateId],
    ['имя', params.from_name, lead.name],
    ['телефон', params.from_phone, lead.phone],
    // The consent may be noted below it.
    ['сообщение', String(params.message).slice(0, lead.message.length), lead.message],
    ['почта', params.to_email, toEmail],
  ];
  return letter
    .filter(([, sent, wanted]) => sent !== wanted)
    .map(([name, sent, wanted]) => `форма: ${name} в заявке — «${sent}» вместо «${wanted}»`);
}
