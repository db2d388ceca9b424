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

const hosting = { host: 'a.ru', user: 'a', folder: 'www', key: '', password: '' };
const changeAt = (path: string, value: unknown = '') => ({
  edits: [{ action: 'set', path, value }],
  expected: [],
  words,
});

test.each([
  'faq.__proto__.title',
  '__proto__.polluted',
  'faq.constructor.prototype.polluted',
  'faq.items.99999',
  'faq.items.-1',
  'faq..title',
  'faq.title\n',
  '../.env',
  'env',
  'env.HOSTING_HOST',
  'env.HOSTING_PASSWORD',
  'env.NODE_OPTIONS',
  'env.NEXT_PUBLIC_PHONE.0',
  '',
])('a change at %j, which is no place of the content, is refused', (path) => {
  expect(() => parseRequest('change', changeAt(path))).toThrow('body.edits.0.path');
});

test('a picture for what is no place is refused', () => {
  const body = changeAt('cases.items.0.picture');
  const parse = (picture: string) => parseRequest('change', body, [picture]);
  expect(parse('cases.items.0.picture.image')).toMatchObject({ action: 'change' });
  expect(() => parse('cases.items.0.picture.constructor.name')).toThrow('непонятен: body');
});

test.each(['env.NEXT_PUBLIC_PHONE', 'faq.items.12.answer', 'figures.lead-cost.value', 'home'])(
  '%s is a place',
  (path) => expect(parseRequest('change', changeAt(path))).toMatchObject({ action: 'change' }),
);

test.each([
  ['a NUL in a text', 'change', changeAt('faq.title', 'Вопросы\0')],
  ['a NUL deep in a value', 'change', changeAt('faq.items', [{ question: '\0' }])],
  ['a NUL in a name', 'change', changeAt('faq.items', [{ 'question\0': 'Вопрос' }])],
  ['a NUL in a password', 'hosting', { ...hosting, kind: 'ftp', password: 'a\0b' }],
  [
    'another __proto__ in a value',
    'change',
    changeAt('faq.items', JSON.parse('[{ "__proto__": { "polluted": true } }]')),
  ],
])('%s is refused', (_, action, body) => {
  expect(() => parseRequest(action, body)).toThrow('непонятен: body.');
});

test('a hosting is reached in one of three ways', () => {
  for (const kind of ['ftp', 'ftps', 'sftp']) {
    expect(parseRequest('hosting', { ...hosting, kind })).toMatchObject({ body: { kind } });
  }
  for (const kind of ['', 'http', 'SFTP', 'constructor']) {
    expect(() => parseRequest('hosting', { ...hosting, kind })).toThrow('body.kind');
  }
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
