import { readSettings } from './settings';

/** Returns the message about the value of a setting. */
function messageAbout(env: Record<string, string>): string {
  try {
    readSettings(env);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

test.each([
  [
    'an invisible character in a key',
    { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'user\u200b_1' },
    'на 5-м месте невидимый знак (пробел нулевой ширины)',
    'user_1',
  ],
  [
    'typographic quotation marks',
    { NEXT_PUBLIC_EMAILJS_SERVICE_ID: '«service_1»' },
    'на 1-м месте лишняя кавычка «',
    'service_1',
  ],
  [
    'a quotation mark at one end',
    { NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_1"' },
    'на 11-м месте лишняя кавычка "',
    'template_1',
  ],
  [
    'a Cyrillic letter in a key',
    { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'abс1' },
    'на 3-м месте буква «с» русская, нужна латинская «c»',
    'abc1',
  ],
  [
    'a Cyrillic letter in a mailbox',
    { NEXT_PUBLIC_OWNER_EMAIL: 'оwner@yandex.ru' },
    'на 1-м месте буква «о» русская, нужна латинская «o»',
    'owner@yandex.ru',
  ],
  [
    'quotation marks, a Cyrillic letter and an invisible character at once',
    { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '"аb\u00adc"' },
    'на 4-м месте невидимый знак (мягкий перенос)',
    'abc',
  ],
  [
    'https:// twice',
    { NEXT_PUBLIC_SITE_URL: 'https://https://site.ru' },
    'https:// написано дважды',
    'https://site.ru',
  ],
  [
    'no https://',
    { NEXT_PUBLIC_SITE_URL: 'marketolog.ru' },
    'адрес начинается не с https://',
    'https://marketolog.ru',
  ],
  [
    'one slash after https:',
    { NEXT_PUBLIC_SITE_URL: 'https:/site.ru' },
    'адрес начинается не с https://',
    'https://site.ru',
  ],
  [
    'a look-alike letter in a domain',
    { NEXT_PUBLIC_SITE_URL: 'https://mаrketolog.com' },
    'в «mаrketolog» на 2-м месте буква «а» русская, нужна латинская «a»',
    'https://marketolog.com',
  ],
  [
    'a domain in .ru of look-alike letters alone',
    { NEXT_PUBLIC_SITE_URL: 'https://сор.ru' },
    'в «сор» на 1-м месте буква «с» русская, нужна латинская «c»',
    'https://cop.ru',
  ],
  [
    'a service address with a path',
    { NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://relay.ru/api' },
    'после адреса лишнее «/api»',
    'https://relay.ru',
  ],
])('%s is named, and the right value offered', (_what, env, reason, offer) => {
  const message = messageAbout(env);
  expect(message).toContain(`не подходит: ${reason}.`);
  expect(message).toContain(`Вероятно, нужно «${offer}».`);
  expect(message).not.toContain('\n');
});

test('a Russian letter that no Latin one looks like has no offer', () => {
  const message = messageAbout({ NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'keyж' });
  expect(message).toContain('на 4-м месте буква «ж» русская, здесь бывают только латинские.');
  expect(message).not.toContain('Вероятно');
});

test('a site address with the path of a page is refused, and both remedies are named', () => {
  const message = messageAbout({ NEXT_PUBLIC_SITE_URL: 'https://site.ru/calculator/' });
  expect(message).toContain('лишний путь «/calculator». Нужно «https://site.ru».');
  expect(message).toContain('впишите её и в «Папку сайта»: /calculator');
});

test('a Cyrillic domain, and a phone with words, have no mistake of characters', () => {
  const env = {
    NEXT_PUBLIC_SITE_URL: 'https://кафе-москва.рф',
    NEXT_PUBLIC_PHONE: '8 (949) 111-22-33',
  };
  expect(messageAbout(env)).toBe('');
});
