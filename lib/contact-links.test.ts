import { type ChannelType, messengersByPhone } from './channels';
import { channelMistake, contactLinks, telHref } from './contact-links';

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

const linkOf = (type: ChannelType, address: string) =>
  contactLinks([{ type, label: 'Написать', address }], addresses)[0];

test.each<[ChannelType, string, string]>([
  ['email', 'name@yandex.ru', 'mailto:name@yandex.ru'],
  ['phone', '8 (949) 111-22-33', 'tel:+79491112233'],
  ['whatsapp', '8 (949) 111-22-33', 'https://wa.me/79491112233'],
  ['whatsapp', '+380 62 111-22-33', 'https://wa.me/380621112233'],
  ['whatsapp', 'wa.me/79491112233', 'https://wa.me/79491112233'],
  ['telegram', '@name_dn', 'https://t.me/name_dn'],
  ['telegram', 'name_dn', 'https://t.me/name_dn'],
  ['telegram', 't.me/name_dn', 'https://t.me/name_dn'],
  ['telegram', 'https://t.me/+AbCdEf', 'https://t.me/+AbCdEf'],
  ['vk', '@name.dn', 'https://vk.com/name.dn'],
  ['vk', 'id123', 'https://vk.com/id123'],
  ['vk', 'vk.com/name', 'https://vk.com/name'],
  ['vk', 'http://m.vk.com/name', 'https://m.vk.com/name'],
  ['vk', 'https://vk.com/im?sel=-1', 'https://vk.com/im?sel=-1'],
  ['max', '@name', 'https://max.ru/name'],
  ['max', 'max.ru/u/f9LHodD0cOI', 'https://max.ru/u/f9LHodD0cOI'],
  ['max', 'https://example.ru/chat', 'https://example.ru/chat'],
])('%s, «%s», leads to %s', (type, address, href) => {
  expect(channelMistake(type, address)).toBeUndefined();
  expect(linkOf(type, address)?.href).toBe(href);
});

test('a number, an e-mail and a name of its own are what visitors read', () => {
  expect(linkOf('phone', '8 949 765-43-21')?.value).toBe('8 949 765-43-21');
  expect(linkOf('email', 'name@yandex.ru')?.value).toBe('name@yandex.ru');
  expect(linkOf('telegram', 't.me/name_dn')?.value).toBe('Написать');
  expect(linkOf('telegram', '@name_dn')?.value).toBe('@name_dn');
});

test.each<[ChannelType, string, RegExp]>([
  ['email', 'https://example.ru', /^«https:\/\/example\.ru» не понять; впишите почту: /],
  ['telegram', 'https://example.ru/chat', /не понять; впишите имя или ссылку/],
  ['email', 'name.yandex.ru', /^«name\.yandex\.ru» не понять; впишите почту: /],
  ['whatsapp', '111-22-33', /^«111-22-33» не понять; впишите номер целиком: /],
  ['vk', 'vk.com', /не понять; впишите имя или ссылку: .*vk\.com/],
  ['vk', 'моя страница', /буква «м» русская.*; впишите имя или ссылку/],
  ['max', '8 949 111-22-33', /не понять; впишите имя или ссылку из профиля/],
  ['telegram', 'a b', /не понять; впишите имя или ссылку: @marketolog_dn/],
])('%s, «%s», cannot be understood, and what is needed is said', (type, address, says) => {
  expect(channelMistake(type, address)).toMatch(says);
  expect(channelMistake(type, address)).not.toContain('\n');
});

test('two channels of one messenger are one way to be answered', () => {
  const telegram = { type: 'telegram' } as const;
  expect(messengersByPhone([telegram, { type: 'phone' }, telegram])).toEqual(['Telegram']);
});
