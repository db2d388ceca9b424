import { contactLinks, telHref } from './channels';

const addresses = { phone: '+7 949 111-22-33', telegram: 'handle', email: 'owner@example.ru' };

test.each(['+7 949 111-22-33', '8 (949) 111-22-33', '7 949 111 22 33', '949 111-22-33'])(
  '«%s» can be called from any country',
  (phone) => {
    expect(telHref(phone)).toBe('tel:+79491112233');
  },
);

test('a phone of another country keeps its code', () => {
  expect(telHref('+380 62 111-22-33')).toBe('tel:+380621112233');
});

test('channels keep their order and take addresses from the settings', () => {
  const links = contactLinks(
    [
      { type: 'telegram', label: 'Telegram' },
      { type: 'phone', label: 'Телефон' },
      { type: 'email', label: 'Почта' },
      { type: 'max', label: 'MAX', address: 'https://max.ru/x' },
    ],
    addresses,
  );
  expect(links.map(({ href }) => href)).toEqual([
    'https://t.me/handle',
    'tel:+79491112233',
    'mailto:owner@example.ru',
    'https://max.ru/x',
  ]);
  expect(links.map(({ external }) => external)).toEqual([true, false, false, true]);
});
