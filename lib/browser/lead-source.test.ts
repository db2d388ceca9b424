/** @jest-environment jsdom */
import { captureSource, describeSource } from './lead-source';
import { saveInTab } from './tab-storage';

const words = { advertisement: 'Реклама', otherSite: 'Сайт', entry: 'Вход', page: 'Страница' };

/** Opens an address of the site like a link on another site or page. */
function arrive(path: string, referrer = '') {
  window.history.replaceState(null, '', path);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  captureSource();
}

const described = (page = '/') => describeSource(words, page).split('\n');

beforeEach(() => saveInTab('lead-source', undefined));

test('an advertisement, the site before it and both pages are named', () => {
  arrive(
    '/seo-donetsk/?utm_source=vk&utm_campaign=весна&yclid=1&page=2',
    'https://away.vk.com/x?y',
  );
  arrive('/calculator/', 'http://localhost/seo-donetsk/');
  expect(described('/calculator/')).toEqual([
    'Реклама: utm_source=vk, utm_campaign=весна, yclid=1',
    'Сайт: away.vk.com',
    'Вход: /seo-donetsk/',
    'Страница: /calculator/',
  ]);
});

test('a visitor who came by himself has no source', () => {
  arrive('/?page=2');
  arrive('/seo-donetsk/', 'http://localhost/');
  expect(described()).toEqual(['']);
});

test('another site alone is a source', () => {
  arrive('/', 'https://yandex.ru/');
  expect(described()).toEqual(['Сайт: yandex.ru', 'Вход: /', 'Страница: /']);
});

test('the last advertisement wins with its site, and the first page stays', () => {
  arrive('/', 'https://yandex.ru/');
  arrive('/seo-donetsk/?utm_source=vk', 'https://vk.com/');
  arrive('/calculator/', 'https://yandex.ru/');
  expect(described()).toEqual(['Реклама: utm_source=vk', 'Сайт: vk.com', 'Вход: /', 'Страница: /']);
  arrive('/?gclid=2');
  expect(described()).toEqual(['Реклама: gclid=2', 'Вход: /', 'Страница: /']);
});

test.each([
  ['/#contact?utm_source=max', 'utm_source=max'],
  ['/calculator/#estimate=landing,seo&vk_ref=1', 'vk_ref=1'],
  ['/?_openstat=a;b&ymclid=3&vk_=&VK_Ad=5', '_openstat=a;b, ymclid=3, VK_Ad=5'],
  ['/?gbraid=1&wbraid=2&rb_clickid=3&erid=4', 'gbraid=1, wbraid=2, rb_clickid=3, erid=4'],
  ['/?utm_term=%E0%A4%A&utm_source=%zz', 'utm_term=\ufffd%A, utm_source=%zz'],
])('the marks of %s are %s', (address, marks) => {
  arrive(address);
  expect(described()[0]).toBe(`Реклама: ${marks}`);
});

test.each([
  ['line breaks', 'a%0D%0AВход%3A+b%E2%80%A8c', 'a Вход: b c'],
  ['markup', '%3Cimg%20src=x%20onerror=1%3E', 'img src=x onerror=1'],
  ['control characters', 'a%00b%1Bc%E2%80%AEd', 'a b c d'],
  ['20 000 letters', 'ы'.repeat(20_000), 'ы'.repeat(150)],
  ['half a character', `a${'🙂'.repeat(200)}`, `a${'🙂'.repeat(74)}`],
])('%s in a value are harmless', (_what, value, cleaned) => {
  arrive(`/?utm_source=${value}`);
  expect(described()[0]).toBe(`Реклама: utm_source=${cleaned}`);
});

test('a value of controls alone is no advertisement, and a hundred values become a dozen', () => {
  arrive('/?utm_source=%00%0A');
  expect(described()).toEqual(['']);
  arrive(`/?${Array.from({ length: 100 }, (_, index) => `vk_${index}=1`).join('&')}`);
  expect(described()[0]?.split(', ')).toHaveLength(12);
});

test.each(['"text"', '5', '[]', '{"address":5,"site":{}}', '{'])(
  'the foreign value %s is ignored',
  (stored) => {
    sessionStorage.setItem('lead-source', stored);
    expect(described()).toEqual(['']);
    arrive('/?utm_source=vk');
    expect(described()[0]).toBe('Реклама: utm_source=vk');
  },
);

test('where the storage is full the source outlives page switches', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  arrive('/?utm_source=vk');
  expect(described()[0]).toBe('Реклама: utm_source=vk');
});
