import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { SEND_PATH } from '../../lib/settings';
import { listen } from './listen';

/* Stands in for the sending service: takes what the form sends, and tells the tests what has come. */

/** The only account of the inbox. */
export const ACCOUNT = { key: 'inbox-key', service: 'inbox-service', template: 'inbox-template' };

/** The settings of a site whose leads go to the inbox at this origin. */
export function inboxSettings(origin: string) {
  return {
    NEXT_PUBLIC_EMAILJS_ORIGIN: origin,
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: ACCOUNT.key,
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: ACCOUNT.service,
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: ACCOUNT.template,
  };
}

type Letter = {
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, string>;
};

/** Pages of another origin may send. */
export const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'content-type',
};

/** Serves the send endpoint, and all letters as JSON at /leads.json. */
export function startInbox(port: number) {
  const leads: { params: Letter['template_params'] }[] = [];
  const server = createServer(async (request, response) => {
    switch (`${request.method} ${request.url}`) {
      case `OPTIONS ${SEND_PATH}`:
        return answer(response, 200, '');
      case `POST ${SEND_PATH}`: {
        // A request that breaks off has no JSON.
        const letter = (await json(request).catch(() => undefined)) as Letter | undefined;
        if (!letter || !isOfAccount(letter)) return answer(response, 400, 'Bad Request');
        leads.push({ params: letter.template_params });
        return answer(response, 200, 'OK');
      }
      case 'GET /leads.json':
        return answer(response, 200, JSON.stringify(leads));
      default:
        return answer(response, 404, 'Not Found');
    }
  });
  return listen(server, port);
}

function isOfAccount(letter: Letter): boolean {
  const { key, service, template } = ACCOUNT;
  return letter.user_id === key && letter.service_id === service && letter.template_id === template;
}

function answer(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { ...CORS, 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}
