import { createServer } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { type Listening, listen, namesThisComputer } from '../listen';
import { writePlainPage } from './plain-page';

/** The path that takes letters, on the host of the sending service. */
export const SEND_PATH = '/api/v1.0/email/send';

/** The only account that the inbox takes letters for. */
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

/** Starts an inbox that answers as the sending service does, and shows its leads. */
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

/** Reads the form's values from a request; undefined where the sending service would refuse it. */
function readLetter(body: string): Params | undefined {
  try {
    const { template_params: params, ...letter } = JSON.parse(body);
    const isKnown = Object.entries(ACCOUNT).every(([name, value]) => letter[name] === value);
    return isKnown && typeof params === 'object' ? params : undefined;
  } catch {
    return undefined;
  }
}

function writeInboxPage(leads: readonly Lead[]): string {
  const intro =
    'Это почтовый ящик для проверки: с настоящего сайта письма приходят на вашу почту. Страница обновляется сама.';
  const none = 'Пока ни одной. Отправьте форму на сайте, и заявка появится здесь.';
  const letters = leads.length > 0 ? leads.toReversed().map(writeLead) : [none];
  return writePlainPage('Заявки с пробного сайта', 5, [intro, ...letters]);
}

function writeLead({ receivedAt, params }: Lead): string {
  const time = new Date(receivedAt).toLocaleString('ru-RU', {
    dateStyle: 'long',
    timeStyle: 'medium',
  });
  const { from_name: name, from_phone: phone, message, to_email: to } = params;
  return `${time}\nИмя: ${name}\nТелефон: ${phone}\nКому: ${to}\nСообщение: ${message}`;
}
