/** @jest-environment jsdom */
import { rewritePage } from './rewrite-page';

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

const rewrite = (html: string, options = {}) =>
  rewritePage(html, {
    styleOf: (address) => `/* ${address} */`,
    rename: (text: string) => text.replaceAll('PgAKtG_hero', 'b0'),
    loader: 'load("$&")',
    basePath: '',
    policy: "default-src 'none'",
    fonts: '',
    ...options,
  });

/** Runs the script of a page's data, and returns what React finds. */
function runScript(text: string): unknown {
  document.head.innerHTML = '';
  new Function(text)();
  return (globalThis as { __next_f?: unknown[] }).__next_f;
}

test('scripts go out, styles come in, and the rest keeps its bytes', () => {
  const { html } = rewrite(page());
  const [before, after] = html.split(/<script .*<\/script>/);
  expect(before).toBe(
    [
      '<!DOCTYPE html><html lang="ru"><head><meta charSet="utf-8"/>',
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>`,
      '<style>/* /_next/a.css */</style>',
    ].join(''),
  );
  expect(after).toBe('</head><body><p title="a &amp; b">Текст &lt;b&gt;</p><!--$--></body></html>');
});

test('the class that Next writes for a font goes, and its variable stays', () => {
  const css = '.b1{font-family:latin}\n.b2{--font-latin:"latin"}\n.b3{font-family:inherit,latin}\n';
  const { html } = rewrite(page(), { styleOf: () => css });
  expect(html).toContain('<style>.b2{--font-latin:"latin"}.b3{font-family:inherit,latin}</style>');
});

test('the loader gets the scripts in their order, without the polyfills', () => {
  const { html, script } = rewrite(page(), { basePath: '/site' });
  const scripts = `/site/${script.path} /_next/b.js /_next/a.js`;
  expect(html).toContain(`<script data-scripts="${scripts}">load("$&")</script>`);
});

test('names become short in the page and in data that a script ends within', () => {
  const parted = page({ head: '<i class="PgAKtG_hero">' })
    .replace('да\\u003c/script>', 'PgAK')
    .replace('нные', 'tG_hero');
  const { html, script } = rewrite(parted);
  expect(html).toContain('<i class="b0">');
  expect(runScript(script.text)).toEqual([[0], [1, '0:"b0\n']]);
});

test('React’s data becomes a script, whose name changes with it', () => {
  const { script } = rewrite(page());
  expect(runScript(script.text)).toEqual([[0], [1, '0:"да</script>нные\n']]);
  const { script: other } = rewrite(page().replace('нные', 'нное'));
  expect(other.path).not.toBe(script.path);
  expect((globalThis as { pageEntry?: unknown }).pageEntry).toEqual({
    otherChunks: ['a.js'],
    runtimeModuleIds: [7],
  });
  for (const { path } of [script, other]) expect(path).toMatch(/^_next\/static\/data\/\w{16}\.js$/);
});

test('the data’s script adds the links that React looks for, and they fetch nothing', () => {
  const hint = ':HL[\\"/_next/a.css\\",\\"style\\"]\\n';
  runScript(rewrite(page().replace('нные\\n', `нные\\n${hint}`)).script.text);
  expect(document.head.innerHTML).toBe(
    '<link rel="stylesheet" href="/_next/a.css" data-precedence="next" disabled="">',
  );
});

test('a page without preloads of its fonts gets one for each font that Next marks', () => {
  const css =
    'src:url(../media/a.p.1-x.woff2)}src:url(../media/a.p.1-x.woff2)}src:url(../media/b.woff2)';
  const options = { styleOf: () => css };
  const link =
    '<link rel="preload" href="/_next/media/a.p.1-x.woff2" as="font" crossorigin="" type="font/woff2"/>';
  const styled = page().replace('/_next/a.css', '/_next/chunks/a.css');
  expect(rewrite(styled, options).html.match(/<link [^>]*as="font"[^>]*>/g)).toEqual([link]);
  const { html } = rewrite(styled.replace('</head>', `${link}</head>`), options);
  expect(html.match(/as="font"/g)).toHaveLength(1);
});

test('a style that only the data asks for stands in the page too', () => {
  const hint = ':HL[\\"/_next/missing.css\\",\\"style\\"]\\n:HL[\\"/_next/a.css\\",\\"style\\"]\\n';
  const { html } = rewrite(page().replace('нные\\n', `нные\\n${hint}`));
  expect(html).toContain('/* /_next/missing.css */</style><script ');
  expect(html.match(/a\.css/g)).toHaveLength(1);
});

test.each([
  ['src:url(../media/a.woff2)', 'src:url(/site/_next/media/a.woff2)'],
  ['src:url(data:font/woff2,%3C)', 'src:url(data:font/woff2,%3C)'],
  ['top:0}\nb::before{content:"}\\a "', 'top:0}b::before{content:"}\\a "'],
])('a style of %s stands in the page as %s', (before, after) => {
  const styled = page().replace('/_next/a.css', '/site/_next/chunks/a.css');
  const { html } = rewrite(styled, { styleOf: () => `\na{${before}}\n` });
  expect(html).toContain(`<style>a{${after}}</style>`);
});

test('data for search engines stays where it is', () => {
  const data = '<script type="application/ld+json">{"@type":"WebSite"}</script>';
  expect(rewrite(page({ head: data })).html).toContain(`${data}</head>`);
});

test('the policy stands before every script', () => {
  const { html } = rewrite(page());
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
  expect(() => rewrite(html)).toThrow(message);
});

test('a style that would close its own element is refused', () => {
  expect(() => rewrite(page(), { styleOf: () => 'a{content:"</style>"}' })).toThrow('a.css');
});
