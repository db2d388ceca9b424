import { createServer } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { type Listening, listen, namesThisComputer } from '../listen';
import { escapeHtml, writePlainPage } from './plain-page';

/** The path that takes letters, on the host of the sending service. */
export const SEND_PATH = '/api/v1.0/email/send';

/** The account of the sending service that the inbox plays. */
const ACCOUNT = {
  user_id: 'inbox-key',
  service_id: 'inbox-service',
  template_id: 'inbox-template',
} as const;

/** The settings of a site whose leads go to the inbox at this origin. */
export function inboxSettings(origin: string) {
  return {
    NEXT_PUBLIC_EMAILJS_ORIGIN: origin,
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: ACCOUNT.user_id,
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: ACCOUNT.service_id,
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: ACCOUNT.template_id,
  };
}

type Params = Record<string, unknown>;
type Lead = { receivedAt: string; params: Params };

/** Pages of another origin may send; none may read what was sent. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'content-type',
};

/** Starts an inbox that speaks the sending service's contract and shows its leads. */
export function startInbox(port: number): Promise<Listening> {
  const leads: Lead[] = [];
  const server = createServer(async (request, response) => {
    const answer = (status: number, text: string, type = 'text/plain') =>
      response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(text);
    if (!namesThisComputer(request)) return answer(403, 'Forbidden');
    const [path] = (request.url ?? '/').split('?');
    if (path === SEND_PATH) response.setHeaders(new Headers(CORS));
    switch (`${request.method} ${path}`) {
      case `OPTIONS ${SEND_PATH}`:
        return answer(200, '');
      case `POST ${SEND_PATH}`: {
        // A request that breaks off has no text.
        const params = readLetter(await readText(request).catch(() => ''));
        if (!params) return answer(400, 'Bad Request');
        leads.push({ receivedAt: new Date().toISOString(), params });
        return answer(200, 'OK');
      }
      case 'GET /':
        return answer(200, writeInboxPage(leads), 'text/html');
      case 'GET /leads.json':
        return answer(200, JSON.stringify(leads), 'application/json');
      default:
        return answer(404, 'Not Found');
    }
  });
  return listen(server, port);
}

/** The form's values in the body of a request; undefined for a body that the sending service would refuse. */
function readLetter(body: string): Params | undefined {
  try {
    const { template_params: params, ...letter } = JSON.parse(body);
    const isOurs = Object.entries(ACCOUNT).every(([name, value]) => letter[name] === value);
    return isOurs && typeof params === 'object' ? params : undefined;
  } catch {
    return undefined;
  }
}

const time = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeStyle: 'medium' });

function writeInboxPage(leads: readonly Lead[]): string {
  const none = '<p>Пока ни одной. Отправьте форму на сайте, и заявка появится здесь.</p>';
  const body = `<p>Это почтовый ящик для проверки: с настоящего сайта письма приходят на вашу почту. Страница обновляется сама.</p>
${leads.toReversed().map(writeLead).join('\n') || none}`;
  return writePlainPage('Заявки с пробного сайта', 5, body);
}

function writeLead({ receivedAt, params }: Lead): string {
  const rows = [
    ['Имя', params.from_name],
    ['Телефон', params.from_phone],
    ['Сообщение', params.message],
    ['Кому', params.to_email],
  ].map(
    ([label, value]) => `<dt>${label}</dt><dd dir="auto">${escapeHtml(String(value ?? ''))}</dd>`,
  );
  return `<article>
<p><time datetime="${receivedAt}">${time.format(new Date(receivedAt))}</time></p>
<dl>${rows.join('')}</dl>
</article>`;
}
