/** @jest-environment node */
import { createHash } from 'node:crypto';
import { finishPage } from './page';

const next = [
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/>',
  '<script src="/b.js" async=""></script></head><body>',
  '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"runtimeModuleIds":[7]});</script>',
  '<script>self.__next_f.push([1,"данные"])</script></body></html>',
].join('');

const finish = (early = false, counter?: Parameters<typeof finishPage>[1]['counter']) =>
  finishPage(next, {
    counter,
    styleOf: () => 'p{}',
    starter: 'start("$&")',
    payloadAddress: '/index.txt',
    early,
    sendingOrigin: 'https://api.example.ru',
  });

/** What the starter of a page is told. */
function partsIn(html: string) {
  const [, parts = ''] = /data-start='([^']*)'/.exec(html) ?? [];
  return JSON.parse(parts.replaceAll('&#39;', "'").replaceAll('&amp;', '&'));
}

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('the starter stands behind the charset and knows what it has to start', async () => {
  const { html } = await finish();
  const [head = ''] = /^.*?<meta charSet="utf-8"\/>.*?<script data-start='[^']*'>/.exec(html) ?? [];
  expect(partsIn(head)).toEqual({
    payload: '/index.txt',
    integrity: hash('данные'),
    scripts: ['/b.js'],
    bootstrap: { runtimeModuleIds: [7] },
  });
  expect(html).toContain('>start("$&")</script>');
});

test('a tool is started early', async () => {
  expect(partsIn((await finish(true)).html)).toMatchObject({ early: true });
});

test('the policy lets the starter run and no other script of the page', async () => {
  const { html } = await finish();
  const [, policy = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const directives = new Map(
    policy.split('; ').map((line) => {
      const [name = '', ...sources] = line.split(' ');
      return [name, sources];
    }),
  );
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('script-src')).toEqual(["'self'", `'${hash('start("$&")')}'`]);
  expect(directives.get('connect-src')).toEqual(["'self'", 'https://api.example.ru']);
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
});

test('a counter is let in for those who agree, and the starter gets the strict policy for the others', async () => {
  const counter = { hosts: { 'script-src': ['https://counter.ru'] }, choiceKey: 'choice' };
  const { html } = await finish(false, counter);
  expect(html).toMatch(/content="[^"]*script-src 'self' 'sha256-[^']+' https:\/\/counter\.ru;/);
  const { unlessAgreed } = partsIn(html);
  expect(unlessAgreed.choiceKey).toBe('choice');
  expect(unlessAgreed.policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(partsIn((await finish()).html)).not.toHaveProperty('unlessAgreed');
});

test('the data comes back for its own file', async () => {
  const { html, payload } = await finish();
  expect(payload).toBe('данные');
  expect(html).not.toContain('__next_f.push([1');
});
