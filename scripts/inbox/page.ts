import type { ReceivedLead } from './storage';

const time = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeStyle: 'medium' });

/** The page on which the preview's leads can be read, newest first. */
export function writePage(leads: readonly ReceivedLead[]): string {
  const list = [...leads].reverse().map(writeLead).join('\n');
  return `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>Заявки с пробного сайта</title>
<style>
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1.0625rem/1.5 system-ui, sans-serif; background: #fbf8f3; color: #1b1a17 }
article { padding: 1rem 0; border-top: 1px solid #e4ddd0 }
dl { display: grid; grid-template-columns: 8rem 1fr; gap: .25rem 1rem; margin: 0 }
dt { color: #615b51 }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<h1>Заявки с пробного сайта</h1>
<p>Это почтовый ящик для проверки: с настоящего сайта письма приходят на вашу почту. Страница обновляется сама.</p>
${list || '<p>Пока ни одной. Отправьте форму на сайте, и заявка появится здесь.</p>'}
</html>`;
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

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
