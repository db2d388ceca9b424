import { createServer } from 'node:http';
import { join } from 'node:path';
import { FIXTURE_CONTENT, testFolder } from '../../../lib/content/test-folder.fixture';
import { type Listening, listen } from '../../shared/listen';
import { startEditor } from './server';

jest.mock('esbuild', () => ({ build: async () => ({ outputFiles: [{ text: 'editor' }] }) }));

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

async function send(action: string, body: string, key = token) {
  const form = new FormData();
  form.set('body', body);
  const address = `${site.url}/__editor/${action}?token=${key}`;
  const response = await fetch(address, { method: 'POST', body: form });
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
