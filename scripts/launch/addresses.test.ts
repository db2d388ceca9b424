import { isExampleHost, isLocal } from './addresses';

test.each([
  ['http://localhost:3000', true],
  ['http://192.168.0.7/site', true],
  ['http://172.20.1.1', true],
  ['http://[::1]:80', true],
  ['https://moy-kompyuter', true],
  ['https://kompyuter.local', true],
  ['https://10let.ru', false],
  ['http://172.32.0.1', false],
  ['https://донецк.рф', false],
])('is %s seen from here alone: %s', (address, local) => {
  expect(isLocal(address)).toBe(local);
});

test.each([
  ['example.ru', true],
  ['www.example.com', true],
  ['site.test', true],
  ['myexample.ru', false],
  ['example-studio.ru', false],
])('is %s an example: %s', (host, example) => {
  expect(isExampleHost(host)).toBe(example);
});
