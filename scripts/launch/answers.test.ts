import { explainAnswer } from './answers';

const page = 'http://localhost:3000/';

test.each([
  [400, 'The Public Key is invalid', /NEXT_PUBLIC_EMAILJS_/],
  [403, 'Forbidden', /Account → Security.*localhost:3000/],
  [404, 'Account not found', /Public Key/],
  [412, 'Gmail_API: Invalid grant', /Email Services/],
  [422, 'The recipients address is empty', /To Email \{\{to_email\}\}/],
  [423, 'The account is blocked', /обновите Public Key/],
  [429, 'Too Many Requests', /один в секунду/],
  [503, '', /сбой/],
  [204, '', /не ждёт/],
])('the answer %d is explained with its text and what to do', (status, text, says) => {
  const verdict = explainAnswer({ kind: 'answered', status, text }, page);
  expect(verdict.arrived).toBe(false);
  expect(verdict.text).toContain(String(status));
  expect(verdict.text).toContain(text);
  expect(verdict.text).toMatch(says);
});

test('200 alone is a lead that arrived', () => {
  expect(explainAnswer({ kind: 'answered', status: 200, text: 'OK' }, page).arrived).toBe(true);
});

test('silence points to the network and to the relay', () => {
  const { arrived, text } = explainAnswer({ kind: 'silent', reason: 'net::ERR_FAILED' }, page);
  expect(arrived).toBe(false);
  expect(text).toMatch(/net::ERR_FAILED.*Access-Control-Allow-Origin.*NEXT_PUBLIC_EMAILJS_ORIGIN/);
});

test('a long answer becomes one line that cannot steer the terminal', () => {
  const html = `<html>\n\u001b[2J${'страница '.repeat(50)}`;
  const { text } = explainAnswer({ kind: 'answered', status: 502, text: html }, page);
  expect(text).not.toMatch(/\p{Cc}/u);
  expect(text).toContain('…');
});
