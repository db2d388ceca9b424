/** A page in the shape that Next gives it, with more in its head. */
export function testPage({ head = '', body = '' } = {}): string {
  return [
    '<!DOCTYPE html><html lang="ru"><head><meta charSet="utf-8"/>',
    '<link rel="preload" href="/_next/media/a.woff2" as="font" crossorigin=""/>',
    '<link rel="stylesheet" href="/_next/chunks/a.css" data-precedence="next"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/c.js"/>',
    '<script src="/_next/b.js" async=""></script>',
    '<link rel="preload" href="/_next/chunks/other.css" as="style"/>',
    `<title>Сайт</title><meta property="og:image" content="/a.png"/>${head}`,
    '<script src="/_next/polyfills.js" noModule=""></script></head>',
    '<body><h1>Заголовок за 150\u00a0₽</h1><p title="a &amp; b">Текст &lt;b&gt;</p><!--$-->',
    `<script type="application/ld+json">{"@type":"WebSite"}</script>${body}`,
    '<script id="_R_">first("$&")</script><script src="/_next/c.js" async=""></script>',
    '<script>second("\\u003c/script>")</script></body></html>',
  ].join('');
}
