import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { cleanDrawing } from './clean-drawing';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 40" ${attributes}>${inside}</svg>`;

const SHAPE = '<path d="M0 0h40v40H0z"/>';

test.each([
  ['a script', '<script>alert(1)</script>'],
  [
    'a script in another namespace',
    '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
  ],
  ['a script from elsewhere', '<script href="https://example.ru/alert.js"/>'],
  ['an event', '<g onclick="alert(1)"><circle r="9" onload="alert(1)"/></g>'],
  ['a link that is a script', '<a href="javascript:alert(1)"><text>alert</text></a>'],
  ['a link in the old form', '<a xlink:href="java&#10;script:alert(1)"><circle r="9"/></a>'],
  [
    'a page inside',
    '<foreignObject><iframe srcdoc="alert(1)"></iframe><div onclick="alert(1)"></div></foreignObject>',
  ],
  ['an animated address', '<a><set attributeName="href" to="javascript:alert(1)"/></a>'],
  ['a part of another file', '<use href="https://example.ru/alert.svg#a"/>'],
  ['a part of a data address', '<use href="data:image/svg+xml,alert(1)#a"/>'],
  ['a drawing in a drawing', '<image href="data:image/svg+xml;base64,alert(1)"/>'],
  ['a style from elsewhere', '<style>@import "https://example.ru/a.css";</style>'],
  ['a picture of a style', '<style>path{mask:url( "https://example.ru/a.png")}</style>'],
  ['a font from elsewhere', '<style>@font-face{src:url(//example.ru/a.woff2)}</style>'],
  ['a colour from elsewhere', '<circle r="9" fill="url(https://example.ru/a.svg#a)"/>'],
  ['a style of a shape', '<circle r="9" style="filter:url(https://example.ru/a.svg#a)"/>'],
  ['a disguised address', '<circle r="9" style="fill:u\\72l(//example.ru/a.svg#a)"/>'],
  ['a script in a comment', '<!-- <script>alert(1)</script> -->'],
  ['a script behind a style', '<style><![CDATA[</style><img src=x onerror=alert(1)>]]></style>'],
])('%s is removed', async (_, inside) => {
  const cleaned = await cleanDrawing(svg(inside + SHAPE, 'onload="alert(1)"'));
  expect(cleaned).toContain('M0 0h40v40H0z');
  expect(cleaned).not.toMatch(/example\.ru/);
  // The text of a style is no script.
  expect(cleaned.replace(/<text>alert<\/text>|<style>[^<]*<\/style>/, '')).not.toMatch(
    /alert|script|on\w+=/,
  );
});

const DRAWINGS = {
  shapes: SHAPE,
  'a gradient that is used': `<defs><linearGradient id="light" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#123"/></linearGradient></defs><path fill="url(#light)" d="M0 0h40v40H0z"/>`,
  'a class of a style': '<style>.ink{fill:#1b1a17}</style><path class="ink" d="M0 0h40v40H0z"/>',
  'a shape that is used again':
    '<defs><path id="a" d="M0 0h9v9H0z"/></defs><use href="#a" x="9"/><use xlink:href="#a" y="9"/>',
  'a filter and a mask':
    '<filter id="soft"><feGaussianBlur stdDeviation="2"/></filter><mask id="m"><path fill="#fff" d="M0 0h20v20H0z"/></mask><path filter="url(#soft)" mask="url(#m)" d="M0 0h40v40H0z"/>',
  'a font inside':
    '<style>@font-face{font-family:A;src:url("data:font/woff2;base64,d09GMg==")}.ink{fill:#1b1a17}</style><path class="ink" d="M0 0h40v40H0z"/>',
  'a text': '<text x="2" y="20" font-size="8">Кофе &amp; чай</text>',
  'a photo inside':
    '<image width="4" height="4" xlink:href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="/>',
};

const pixels = (drawing: string) => sharp(Buffer.from(drawing)).raw().toBuffer();

test.each(Object.entries(DRAWINGS))('%s looks as before', async (_, inside) => {
  const drawing = svg(inside, 'width="40" height="40"');
  const cleaned = await cleanDrawing(drawing);
  expect((await pixels(cleaned)).equals(await pixels(drawing))).toBe(true);
});

test.each(['portrait', 'lift', 'salon'])(
  'the drawing %s of the site looks as before',
  async (name) => {
    const drawing = readFileSync(`content/pictures/${name}.svg`, 'utf8');
    expect((await pixels(await cleanDrawing(drawing))).equals(await pixels(drawing))).toBe(true);
  },
);

test('what Illustrator and Inkscape write around a drawing does no harm', async () => {
  const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg version="1.1" xmlns="&ns_svg;" xmlns:sodipodi="http://sodipodi.sourceforge.net" width="40" height="40" sodipodi:docname="a.svg">${SHAPE}</svg>`;
  const cleaned = await cleanDrawing(illustrator);
  expect((await pixels(cleaned)).equals(await pixels(svg(SHAPE, 'width="40" height="40"')))).toBe(
    true,
  );
});

test.each([
  ['no drawing', '<p>Нет рисунка</p>'],
  ['scripts alone', svg('<script>alert(1)</script>')],
])('a file with %s is refused', async (_, source) => {
  await expect(cleanDrawing(source)).rejects.toThrow('no drawing');
});
