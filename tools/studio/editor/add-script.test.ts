import { createServer } from 'node:http';
import { listen } from '../../shared/listen';
import { addScript } from './add-script';

/** Serves a body in pieces, the last of them with the end of the response, and reads it. */
async function serve(pieces: string[], type = 'text/html; charset=utf-8'): Promise<string> {
  const server = createServer((request, response) => {
    addScript(request, response, '/editor.js');
    response.setHeader('Content-Type', type);
    for (const piece of pieces.slice(0, -1)) response.write(piece);
    response.end(pieces.at(-1));
  });
  const { url, close } = await listen(server, 0);
  const text = await (await fetch(url)).text();
  await close();
  return text;
}

const WITH_SCRIPT =
  '<head><title>Сайт</title><script src="/editor.js" defer></script></head><body>';

test.each([
  [['<head><title>Сайт</title></head><body>']],
  [['<head><title>Сайт</title></he', 'ad>', '<body>']],
  [['<head><title>Сайт</title></head>', '<body>']],
])('a page that arrives as %j has the script once', async (pieces) => {
  expect(await serve(pieces)).toBe(WITH_SCRIPT);
});

test('a page without a head and what is no page stay as they are', async () => {
  expect(await serve(['Ошиб', 'ка'])).toBe('Ошибка');
  expect(await serve(['</head>', ''], 'text/plain')).toBe('</head>');
});
