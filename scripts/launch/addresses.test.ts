import { isExampleHost, isLocal } from './addresses';

test.each([
  'http://localhost:3000',
  'https://127.0.0.1',
  'http://192.168.0.7/site',
  'http://172.20.1.1',
  'http://[::1]:80',
  'https://moy-kompyuter',
  'https://kompyuter.local',
])('%s is seen from here alone', (address) => {
  expect(isLocal(address)).toBe(true);
});

test.each(['https://marketolog.ru', 'https://10let.ru', 'http://172.32.0.1', 'https://донецк.рф'])(
  '%s is seen from everywhere',
  (address) => {
    expect(isLocal(address)).toBe(false);
  },
);

test.each([
  ['example.ru', true],
  ['www.example.com', true],
  ['site.test', true],
  ['myexample.ru', false],
  ['example-studio.ru', false],
])('is %s an example: %s', (host, example) => {
  expect(isExampleHost(host)).toBe(example);
});
