import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { messageOf } from '../../../lib/error-message';
import type { PublishEvent, PublishRequest } from '../../shared/publish-events';
import { startCommand } from '../../shared/start-command';
import { inTurn } from './turns';

/** What the last publication has told, so that a page that is opened later shows it too. */
let events: PublishEvent[] = [];
const listeners = new EventEmitter<{ told: [PublishEvent] }>();
// One for each open page.
listeners.setMaxListeners(0);

// Two builds would write into one folder.
let isPublishing = false;
let isReadingContent = false;

/** @throws {Error} in Russian while a publication runs */
export function startPublication(root: string, env: NodeJS.ProcessEnv, request: PublishRequest) {
  if (isPublishing) throw new Error('Сайт уже собирается. Дождитесь конца и начните ещё раз.');
  isPublishing = true;
  events = [];
  tell({ type: 'start', withSamples: request.withSamples });
  inTurn(async () => {
    isReadingContent = true;
    runPublication(root, env, request)
      .catch((error): PublishEvent => ({ type: 'end', isDone: false, text: messageOf(error) }))
      .then((end) => {
        isPublishing = false;
        tell(end);
      });
    // A change in between would make the checks compare the built site with other words.
    while (isReadingContent) await once(listeners, 'told');
  });
}

/** Tells a page what the last publication has told so far, and goes on until its end. */
export function watchPublication(response: ServerResponse) {
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson; charset=utf-8' });
  const write = (event: PublishEvent) => {
    response.write(`${JSON.stringify(event)}\n`);
    if (event.type === 'end') response.end();
  };
  events.forEach(write);
  if (!isPublishing) return response.end();
  listeners.on('told', write);
  return response.on('close', () => listeners.off('told', write));
}

function tell(event: PublishEvent) {
  if (event.type === 'built' || event.type === 'end') isReadingContent = false;
  events.push(event);
  listeners.emit('told', event);
}

/**
 * Runs `npm run publish` and passes its events on. Returns the last event instead, so that it is reported only after the
 * process has ended and another publication can start.
 */
async function runPublication(
  root: string,
  env: NodeJS.ProcessEnv,
  request: PublishRequest,
): Promise<PublishEvent> {
  const args = [
    ...(request.withSamples ? ['--samples'] : []),
    ...(request.intoForeignFolder ? ['--over'] : []),
  ];
  const child = startCommand('publish', args, { root, env });
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  child.stdout?.resume();
  let end: PublishEvent | undefined;
  child.on('message', (event: PublishEvent) => {
    if (event.type === 'end') end = event;
    else tell(event);
  });
  await once(child, 'close');
  return end ?? { type: 'end', isDone: false, text: errors || 'Публикация прервалась.' };
}
