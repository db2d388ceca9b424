/** @jest-environment node */
import { HEAD_MARK, takeApart } from './next-page';

const bootstrap =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[7]});';

/** A page in the shape Next 16.4 gives it. */
function page({ head = '', inline = bootstrap } = {}): string {
  return [
    '<!DOCTYPE html><html lang="ru"><head><meta charSet="utf-8"/>',
    '<link rel="stylesheet" href="/_next/a.css" data-precedence="next"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>',
    '<link rel="preload" as="style" href="/_next/missing.css"/>',
    `<script src="/_next/b.js" async=""></script>${head}`,
    '<script src="/_next/polyfills.js" noModule=""></script></head>',
    '<body><p title="a &amp; b">Текст &lt;b&gt;</p><!--$-->',
    `<script id="_R_">${inline}</script><script src="/_next/a.js" async=""></script>`,
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"0:\\"да\\u003c/script>"])</script>',
    '<script>self.__next_f.push([1,"нные\\n"])</script></body></html>',
  ].join('');
}

const take = (html: string) => takeApart(html, (address) => `/* ${address} */`);

test('scripts go out, styles come in, and the rest keeps its bytes', async () => {
  const { html } = await take(page());
  expect(html).toBe(
    [
      `<!DOCTYPE html><html lang="ru"><head><meta charSet="utf-8"/>${HEAD_MARK}`,
      '<style>/* /_next/a.css */</style>',
      '<link rel="stylesheet" href="/_next/a.css" data-precedence="next" disabled=""/>',
      '</head><body><p title="a &amp; b">Текст &lt;b&gt;</p><!--$--></body></html>',
    ].join(''),
  );
});

test('scripts keep their order, and the polyfills for old browsers go', async () => {
  const { scripts, unwanted, bootstrap: entry } = await take(page());
  expect(scripts).toEqual(['/_next/b.js', '/_next/a.js']);
  expect(unwanted).toEqual(['/_next/polyfills.js']);
  expect(entry).toEqual({ otherChunks: ['a.js'], runtimeModuleIds: [7] });
});

test('the data of the page is joined', async () => {
  expect((await take(page())).payload).toBe('0:"да</script>нные\n');
});

test('a style that the data asks for ahead stands in the page too', async () => {
  const hint = ':HL[\\"/_next/missing.css\\",\\"style\\"]\\n:HL[\\"/_next/a.css\\",\\"style\\"]\\n';
  const { html } = await take(page().replace('нные\\n', `нные\\n${hint}`));
  expect(html).toContain(
    '<style>/* /_next/missing.css */</style><link rel="stylesheet" href="/_next/missing.css" data-precedence="next" disabled=""/></head>',
  );
  expect(html.match(/a\.css" data-precedence/g)).toHaveLength(1);
});

test('a font that Next means to preload is preloaded once, also where Next forgets it', async () => {
  const [latin, russian] = ['/_next/latin.p.0-a_.woff2', '/_next/cyrillic.p.1.woff2'];
  const css = `a{src:url(${latin})}b{src:url(${russian})}c{src:url(/_next/rare.2.woff2)}`;
  const link = (address: string) =>
    `<link rel="preload" href="${address}" as="font" crossorigin="" type="font/woff2"/>`;
  const forgotten = await takeApart(page(), () => css);
  expect(forgotten.html).toContain(`${HEAD_MARK}${link(russian)}${link(latin)}<style>`);
  const given = await takeApart(page({ head: link(russian) + link(latin) }), () => css);
  expect(given.html.match(/as="font"/g)).toHaveLength(2);
});

test('data for search engines stays where it is', async () => {
  const data = '<script type="application/ld+json">{"@type":"WebSite"}</script>';
  expect((await take(page({ head: data }))).html).toContain(`${data}</head>`);
});

test.each([
  ['an unknown script', page({ inline: 'alert(1)' }), 'незнакомый скрипт: alert(1)'],
  ['no charset', page().replace(' charSet="utf-8"', ''), 'нет <meta charset>'],
  ['no style', page().replace('rel="stylesheet"', 'rel="x"'), 'нет стилей'],
  ['no scripts', page().replaceAll(/ src="[^"]*"/g, ''), 'нет скриптов'],
  ['no bootstrap', page({ inline: '' }), 'нет скрипта, который запускает остальные'],
  ['no data', page().replaceAll('[1,', '[0,'), 'нет данных страницы'],
  ['another kind of data', page().replace('[1,', '[3,'), 'незнакомая строка данных: 3'],
])('a page with %s is refused', async (_, html, message) => {
  await expect(take(html)).rejects.toThrow(message);
});
