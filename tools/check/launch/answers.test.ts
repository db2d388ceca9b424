import { explainAnswer } from './answers';

test.each([
  [0, 'net::ERR_FAILED', /Access-Control-Allow-Origin.*Другой адрес службы/],
  [200, 'OK', /Письмо принято.*To Email стоит ваш адрес, а не скобки/],
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
