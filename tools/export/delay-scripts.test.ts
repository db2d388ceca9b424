import { delayScripts } from './delay-scripts';
import { inlineStyles } from './inline-styles';
import { testPage } from './test-page.fixture';

/** Takes the scripts out of a page; the file of its own scripts gets the address /own.js. */
function delay(page: string) {
  let own = '';
  const saveScript = (text: string) => {
    own = text;
    return '/own.js';
  };
  return { html: delayScripts(page, { loader: 'load("$&")', saveScript }), own: () => own };
}

test('the loader gets the scripts in their order and stands in their place', () => {
  const { html } = delay(testPage());
  const loader = '<script data-scripts="/own.js /_next/b.js /_next/c.js">load("$&")</script>';
  expect(html).toContain(`${loader}</head>`);
  expect(html.replace(loader, '')).toBe(
    testPage()
      .replace(/<script[^>]*(src|id)=[^>]*>.*?<\/script>/gs, '')
      .replace('<script>second("\\u003c/script>")</script>', '')
      .replace(/<link rel="preload" as="script"[^>]*>/, ''),
  );
});

test('what stands in the page runs verbatim and in its order, after the links that React looks for', () => {
  const { html, own } = delay(inlineStyles(testPage(), () => 'a{}'));
  const [links, ...scripts] = own().split('\n;');
  expect(scripts).toEqual(['first("$&")', 'second("\\u003c/script>")']);
  expect(links).toContain('/_next/chunks/a.css');
  expect(links).toContain('/_next/chunks/other.css');
  expect(html).not.toContain('.css');
});

test.each([
  ['a module', '<script type="module">a()</script>'],
  ['a script with a hash', '<script src="/a.js" integrity="sha256-a" async=""></script>'],
])('a page with %s is refused', (_, body) => {
  expect(() => delay(testPage({ body }))).toThrow('незнакомый скрипт: <script');
});

test.each([
  ['addresses', / src="/g, ' data-src="', 'незнакомый скрипт'],
  ['scripts of its own', /<script( id="_R_")?>.*?<\/script>/g, '', 'нет скриптов'],
  ['any scripts', /<script.*?<\/script>/g, '', 'нет скриптов'],
  ['a head', /<\/?head>/g, '', 'нет <head>'],
])('a page without %s is refused', (_, pattern, replacement, message) => {
  expect(() => delay(testPage().replace(pattern, replacement))).toThrow(message);
});
