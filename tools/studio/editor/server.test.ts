import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { FIXTURE_CONTENT, testFolder } from '../../../lib/content/test-folder.fixture';
import { type Listening, listen } from '../../shared/listen';
import { startCommand } from '../../shared/start-command';
import { push } from './push';
import { startEditor } from './server';

jest.mock('esbuild', () => ({ build: async () => ({ outputFiles: [{ text: 'editor' }] }) }));
jest.mock('../../shared/start-command', () => ({ startCommand: jest.fn() }));
jest.mock('./push', () => ({ push: jest.fn(), remoteOf: async () => 'origin' }));

const root = testFolder(FIXTURE_CONTENT, 'content');
process.env.XDG_DATA_HOME = join(root, 'data');
let site: Listening;
let token: string;

beforeEach(async () => {
  const editor = startEditor(root, process.env);
  const server = createServer(async (request, response) => {
    if (await editor.answer(request, response)) return;
    editor.inject(request, response);
    response.setHeader('Content-Type', 'text/html').end('<head></head>');
  });
  site = await listen(server, 0);
  const page = await (await fetch(site.url)).text();
  token = String(/token=([\w-]+)/.exec(page)?.[1]);
});

afterEach(() => site.close());

function ask(action: string, body: string, key = token): Promise<Response> {
  const form = new FormData();
  form.set('body', body);
  const address = `${site.url}/__editor/${action}?token=${key}`;
  return fetch(address, { method: 'POST', body: form });
}

async function send(action: string, body: string, key?: string) {
  const response = await ask(action, body, key);
  return { status: response.status, answer: await response.json() };
}

test('a page of the preview reads the state, and no other page does', async () => {
  expect(await send('state', '{}')).toMatchObject({ status: 200, answer: { changes: [] } });
  expect(await send('state', '{}', 'other')).toMatchObject({ status: 403 });
});

test.each(['{"edits":[]}', 'no json'])('a wrong body %s is refused in one line', async (body) => {
  const { status, answer } = await send('change', body);
  expect(status).toBe(400);
  expect(answer.message).toMatch(/^Запрос change непонятен: body\S*\. Обновите страницу\.$/);
});

describe('of requests that write, each waits for the one before it:', () => {
  const TITLE = 'Другие вопросы';
  const OPTIONS = JSON.stringify({ withSamples: false, intoForeignFolder: false });
  const faq = () => readFileSync(join(root, 'content/faq.yaml'), 'utf8');
  let endPush: (error?: Error) => void;
  let publication: EventEmitter;

  beforeEach(() => {
    const pushEnd = new Promise<void>((resolve, reject) => {
      endPush = (error) => (error ? reject(error) : resolve());
    });
    jest.mocked(push).mockReset();
    jest.mocked(push).mockImplementation(async (_root, _changes, onCommit) => {
      onCommit?.();
      await pushEnd;
      return 'Отправлено.';
    });
    publication = new EventEmitter();
    jest.mocked(startCommand).mockReset();
    jest.mocked(startCommand).mockReturnValue(publication as ChildProcess);
  });

  function changeTitle() {
    const [, title] = /^title: (.*)$/m.exec(faq()) ?? [];
    const edits = [{ action: 'set', path: 'faq.title', value: TITLE }];
    const words = { label: 'Вопросы', after: TITLE };
    return send('change', JSON.stringify({ edits, expected: [title], words }));
  }

  /** A request that only reads waits for none. Its answer takes longer than any other request needs to begin. */
  const othersHaveBegun = () => send('state', '{}');

  test('a change for a push', async () => {
    const pushed = send('push', 'null');
    await othersHaveBegun();
    const changed = changeTitle();
    await othersHaveBegun();
    expect(faq()).not.toContain(TITLE);
    endPush();
    expect(await pushed).toMatchObject({ status: 200, answer: { notes: ['Отправлено.'] } });
    expect((await changed).status).toBe(200);
    expect(faq()).toContain(TITLE);
  });

  test('a push for another push, also for one that fails', async () => {
    const first = send('push', 'null');
    await othersHaveBegun();
    const second = send('push', 'null');
    await othersHaveBegun();
    expect(push).toHaveBeenCalledTimes(1);
    endPush(new Error('Не отправлено'));
    expect((await first).status).toBe(422);
    await second;
    expect(push).toHaveBeenCalledTimes(2);
  });

  test('a push for the check of a publication, but not for its upload', async () => {
    const published = await ask('publish', OPTIONS);
    const pushed = send('push', 'null');
    await othersHaveBegun();
    expect(push).not.toHaveBeenCalled();
    endPush();
    publication.emit('message', { type: 'built' });
    expect((await pushed).status).toBe(200);
    publication.emit('close');
    expect(await published.text()).toContain('"type":"end"');
  });

  test('a publication for a push', async () => {
    const pushed = send('push', 'null');
    await othersHaveBegun();
    const published = await ask('publish', OPTIONS);
    await othersHaveBegun();
    expect(startCommand).not.toHaveBeenCalled();
    endPush();
    await pushed;
    await othersHaveBegun();
    expect(startCommand).toHaveBeenCalledTimes(1);
    publication.emit('close');
    expect(await published.text()).toContain('"type":"end"');
  });

  test('changes of a commit that is not sent are not told of again', async () => {
    await changeTitle();
    const pushed = send('push', 'null');
    await othersHaveBegun();
    endPush(new Error('Не отправлено'));
    await pushed;
    await send('push', 'null');
    const told = jest.mocked(push).mock.calls.map(([, changes]) => changes.length);
    expect(told).toEqual([1, 0]);
  });
});
