import { expect, test } from '@playwright/test';
import { routes } from '@/lib/routes';
import { ask, fileOf, thisHost } from './ask';

test('a host that lacks most modules still shows the site', async () => {
  const poor = (path: string, headers = {}) => ask(path, headers, 'bare');
  for (const { path } of routes) expect([path, (await poor(path)).status]).toEqual([path, 200]);
  const { status, headers } = await poor('/calculator?a=1');
  expect([status, headers.location]).toEqual([301, expect.stringMatching(/\/calculator\/\?a=1$/)]);
  const missing = await poor('/nope/deep/er');
  expect(missing.status).toBe(404);
  expect(missing.body.equals(fileOf('404.html'))).toBe(true);
  const both = await poor('/', { 'Accept-Encoding': 'gzip, br' });
  const expected = thisHost() === 'nginx' ? 'gzip' : undefined;
  expect(both.headers['content-encoding']).toBe(expected);
});
