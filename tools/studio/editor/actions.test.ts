import { parseRequest, WrongRequestError } from './actions';

const words = { label: 'Вопросы', after: 'Новое' };

test('a request of the page is passed on as it is', () => {
  const edits = [
    { action: 'set', path: 'faq.title', value: 'Новое' },
    { action: 'remove', path: 'faq.intro' },
  ];
  const body = { edits, expected: ['Вопросы', null], words };
  expect(parseRequest('change', body)).toEqual({ action: 'change', body });
  expect(parseRequest('push', null)).toEqual({ action: 'push', body: null });
});

test.each([
  ['no-such-action', null, 'action'],
  ['change', undefined, 'body'],
  ['change', { edits: [{ action: 'set' }], expected: [], words }, 'body.edits.0.path'],
  [
    'change',
    { edits: [{ action: 'move', path: 'faq' }], expected: [], words },
    'body.edits.0.action',
  ],
  ['undo', { id: 1 }, 'body.id'],
  ['publish', { withSamples: true }, 'body.intoForeignFolder'],
])('a wrong request %s with %j is refused by its first wrong field', (action, body, field) => {
  const parse = () => parseRequest(action, body);
  expect(parse).toThrow(WrongRequestError);
  expect(parse).toThrow(`Запрос ${action} непонятен: ${field}. Обновите страницу.`);
});
