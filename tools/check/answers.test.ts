import { readFileSync } from 'node:fs';
import { explainAnswer } from './answers';

test.each([
  [0, 'net::ERR_FAILED', /Access-Control-Allow-Origin.*Другой адрес службы/],
  [200, 'OK', /Письмо принято.*To Email стоит ваш адрес, а не скобки/],
  [200, 'OK', /имя, телефон и три строки, каждая с новой.*content\/README\.md/],
  [400, 'The Public Key is invalid', /Ключ службы отправки/],
  [422, 'The recipients address is empty', /To Email свой адрес, без фигурных скобок/],
  [503, '', /сбой/],
  [204, '', /не ждёт/],
])('the answer %d is explained with its text and what to do', (status, text, advice) => {
  const explained = explainAnswer({ status, text });
  expect(explained).toContain(status === 0 ? 'Ответа нет' : String(status));
  expect(explained).toContain(text);
  expect(explained).toMatch(advice);
});

test('a long answer becomes one line that cannot steer the terminal', () => {
  const text = explainAnswer({ status: 502, text: `<html>\n\u001b[2J${'страница '.repeat(50)}` });
  expect(text).toMatch(/^Служба ответила 502 \(«<html> \[2Jстраница .{0,110}»\)\. Это сбой/);
});

test('the template in the guide has all that a lead has, and keeps its lines', () => {
  const [, template] = /```html\n([^`]*)```/.exec(readFileSync('content/README.md', 'utf8')) ?? [];
  expect(template).toContain('{{from_name}}');
  expect(template).toContain('{{from_phone}}');
  expect(template).toContain('<p style="white-space: pre-wrap">{{message}}</p>');
});
