import { escapeHtml, writePlainPage } from '../plain-page';

/** A lead as it was received; the time is that of `Date.toISOString`. */
export type ReceivedLead = { receivedAt: string; params: Record<string, unknown> };

const time = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeStyle: 'medium' });

/** The page on which the preview's leads can be read, newest first. */
export function writePage(leads: readonly ReceivedLead[]): string {
  const list = [...leads].reverse().map(writeLead).join('\n');
  const body = `<p>Это почтовый ящик для проверки: с настоящего сайта письма приходят на вашу почту. Страница обновляется сама.</p>
${list || '<p>Пока ни одной. Отправьте форму на сайте, и заявка появится здесь.</p>'}`;
  return writePlainPage('Заявки с пробного сайта', 5, body);
}

function writeLead({ receivedAt, params }: ReceivedLead): string {
  const rows = Object.entries({
    Имя: params.from_name,
    Телефон: params.from_phone,
    Сообщение: params.message,
    Кому: params.to_email,
  });
  return `<article>
<p><time datetime="${escapeHtml(receivedAt)}">${escapeHtml(time.format(new Date(receivedAt)))}</time></p>
<dl>${rows.map(([label, value]) => `<dt>${label}</dt><dd dir="auto">${escapeHtml(String(value ?? ''))}</dd>`).join('')}</dl>
</article>`;
}
