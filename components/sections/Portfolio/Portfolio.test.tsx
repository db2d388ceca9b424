import { renderToStaticMarkup } from 'react-dom/server';
import { Portfolio } from './Portfolio';

const size = { width: 1200, height: 900 };
const image = { slot: 'portfolio' as const, file: '', path: '', version: '', ...size };
const phoneImage = { ...image, slot: 'phone' as const, version: 'narrow' };
const work = { image, phoneImage, alt: '', description: '', category: 'shop' };

test('only the first picture, which stands in the first screen, is fetched at once', () => {
  const items = ['Цветы', 'Кухни'].map((title) => ({ ...work, title, results: [], sample: false }));
  const words = {
    title: '',
    enlarged: '',
    close: '',
    previous: '',
    next: '',
    button: '',
    categories: { shop: '' },
    sourceLabel: '',
  };
  const html = renderToStaticMarkup(<Portfolio {...words} items={items} stats={[]} />);
  const [first, ...others] = html.match(/<img .*?>/g) ?? [];
  expect(first).toMatch(/fetchpriority="high"/i);
  expect(first).not.toMatch(/loading=/);
  expect(html).toMatch(/<source[^>]* srcSet="\/pictures\/narrow-480.avif[^>]* media="screen/);
  expect(others).toEqual([expect.stringContaining('loading="lazy"')]);
});
