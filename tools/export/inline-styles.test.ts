import { inlineStyles } from './inline-styles';
import { testPage } from './test-page.fixture';

const withStyles = (css: string, page = testPage()) => inlineStyles(page, () => css);

test('a stylesheet stands in the place of its link, and all else keeps its bytes', () => {
  const html = withStyles('\na{top:0}\n');
  const [link = ''] = /<link rel="stylesheet"[^>]*>/.exec(testPage()) ?? [];
  const [preload = ''] = /<link rel="preload"[^>]*as="style"\/>/.exec(testPage()) ?? [];
  const idle = [link, preload].map((tag, index) =>
    tag.replace('/>', index ? ' media="not all"/>' : ' disabled=""/>'),
  );
  expect(html).toBe(
    testPage()
      .replace(preload, '')
      .replace(link, '<style>a{top:0}</style>')
      .replace('</head>', `${idle.join('')}</head>`),
  );
});

test.each([
  ['src:url(../media/a.woff2)', 'src:url(/_next/media/a.woff2)'],
  ['src:url("../media/a b.svg#c")', 'src:url("/_next/media/a%20b.svg#c")'],
  ['src:url(/media/a.woff2)', 'src:url(/media/a.woff2)'],
  ['src:url(data:font/woff2,%3C)', 'src:url(data:font/woff2,%3C)'],
  ['fill:url(#a)', 'fill:url(#a)'],
])('%s becomes %s in the page', (before, after) => {
  expect(withStyles(`a{${before}}`)).toContain(`<style>a{${after}}</style>`);
});

test('a stylesheet for some media stays for them', () => {
  const page = testPage().replace('rel="stylesheet"', 'rel="stylesheet" media="print"');
  expect(withStyles('a{top:0}', page)).toContain('<style media="print">a{top:0}</style>');
});

test.each([
  ['without a stylesheet', testPage().replace('"stylesheet"', '"x"'), 'a{}', 'нет ссылок на стили'],
  ['whose style would close its element', testPage(), '/*</Style>*/', '/_next/chunks/a.css'],
])('a page %s is refused', (_, page, css, message) => {
  expect(() => withStyles(css, page)).toThrow(message);
});
