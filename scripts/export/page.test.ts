import { createHash } from 'node:crypto';
import { postprocessPage } from './page';

const bootstrap =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[7]});';

/** A page in the shape Next 16.4 gives it. */
function page({ head = '', inline = bootstrap } = {}): string {
  return [
    '<!DOCTYPE html><html lang="ru"><head><meta charSet="utf-8"/>',
    '<link rel="stylesheet" href="/_next/a.css" data-precedence="next"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>',
    '<link rel="preload" href="/_next/missing.css" as="style"/>',
    `<script src="/_next/b.js" async=""></script>${head}`,
    '<script src="/_next/polyfills.js" noModule=""></script></head>',
    '<body><p title="a &amp; b">Текст &lt;b&gt;</p><!--$-->',
    `<script id="_R_">${inline}</script><script src="/_next/a.js" async=""></script>`,
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"0:\\"да\\u003c/script>"])</script>',
    '<script>self.__next_f.push([1,"нные\\n"])</script></body></html>',
  ].join('');
}

const postprocess = (html: string, options = {}) =>
  postprocessPage(html, {
    styleOf: (address) => `/* ${address} */`,
    rename: (text: string) => text.replaceAll('PgAKtG_hero', 'b0'),
    loader: 'load("$&")',
    payloadAddress: '/index.txt',
    early: false,
    policy: "default-src 'none'",
    fonts: '',
    ...options,
  });

/** Reads the data of a page's loader. */
function loaderDataIn(html: string) {
  const [, data = ''] = /data-loader='([^']*)'/.exec(html) ?? [];
  return JSON.parse(data.replaceAll('&#39;', "'").replaceAll('&amp;', '&'));
}

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('scripts go out, styles come in, and the rest keeps its bytes', () => {
  const { html } = postprocess(page());
  const [, before, after] = /^(.*?)<meta http-equiv.*?<\/script>(.*)$/s.exec(html) ?? [];
  expect(before).toBe('<!DOCTYPE html><html lang="ru"><head><meta charSet="utf-8"/>');
  expect(after).toBe(
    [
      '<style>/* /_next/a.css */</style>',
      '</head><body><p title="a &amp; b">Текст &lt;b&gt;</p><!--$--></body></html>',
    ].join(''),
  );
});

test('the loader gets the scripts in their order, without the polyfills', () => {
  const { html, payload } = postprocess(page());
  expect(payload).toBe('0:"да</script>нные\n');
  expect(loaderDataIn(html)).toEqual({
    payload: '/index.txt',
    integrity: hash(payload),
    scripts: ['/_next/b.js', '/_next/a.js'],
    bootstrap: { otherChunks: ['a.js'], runtimeModuleIds: [7] },
  });
  expect(html).toContain('>load("$&")</script>');
});

test('names become short in the page and in data that a script ends within', () => {
  const parted = page({ head: '<i class="PgAKtG_hero">' })
    .replace('да\\u003c/script>', 'PgAK')
    .replace('нные', 'tG_hero');
  const { html, payload } = postprocess(parted);
  expect(html).toContain('<i class="b0">');
  expect(payload).toBe('0:"b0\n');
});

test('the loader of a tool loads early', () => {
  expect(loaderDataIn(postprocess(page(), { early: true }).html)).toMatchObject({ early: true });
});

test('a style that only the data asks for stands in the page too', () => {
  const hint = ':HL[\\"/_next/missing.css\\",\\"style\\"]\\n:HL[\\"/_next/a.css\\",\\"style\\"]\\n';
  const { html } = postprocess(page().replace('нные\\n', `нные\\n${hint}`));
  expect(html).toContain('/* /_next/missing.css */</style></head>');
  expect(html.match(/a\.css/g)).toHaveLength(1);
});

test.each([
  ['src:url(../media/a.woff2)', 'src:url(/site/_next/media/a.woff2)'],
  ['src:url(data:font/woff2,%3C)', 'src:url(data:font/woff2,%3C)'],
  ['top:0}\nb::before{content:"}\\a "', 'top:0}b::before{content:"}\\a "'],
])('a style of %s stands in the page as %s', (before, after) => {
  const styled = page().replace('/_next/a.css', '/site/_next/chunks/a.css');
  const { html } = postprocess(styled, { styleOf: () => `\na{${before}}\n` });
  expect(html).toContain(`<style>a{${after}}</style>`);
});

test('data for search engines stays where it is', () => {
  const data = '<script type="application/ld+json">{"@type":"WebSite"}</script>';
  expect(postprocess(page({ head: data })).html).toContain(`${data}</head>`);
});

test('the policy stands before every script', () => {
  const { html } = postprocess(page());
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>`;
  expect(html.indexOf(policy)).toBeGreaterThan(0);
  expect(html.indexOf(policy)).toBeLessThan(html.indexOf('<script'));
});

test.each([
  ['an unknown script', page({ inline: 'alert(1)' }), 'незнакомый скрипт: alert(1)'],
  ['no charset', page().replace(' charSet="utf-8"', ''), 'нет <meta charSet'],
  ['no style', page().replace('rel="stylesheet"', 'rel="x"'), 'нет стилей'],
  ['no scripts', page().replaceAll(/ src="[^"]*"/g, ''), 'нет скриптов'],
  ['no bootstrap', page({ inline: '' }), 'незнакомый скрипт'],
  ['no data', page().replaceAll('[1,', '[0,'), 'нет данных страницы'],
  ['another kind of data', page().replace('[1,', '[3,'), 'незнакомый скрипт'],
])('a page with %s is refused', (_, html, message) => {
  expect(() => postprocess(html)).toThrow(message);
});

test('a style that would close its own element is refused', () => {
  expect(() => postprocess(page(), { styleOf: () => 'a{content:"</style>"}' })).toThrow('a.css');
});
