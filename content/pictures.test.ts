/** @jest-environment node */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { portfolioPicture, portfolioWidths } from '@/lib/pictures';
import { loadContent } from './load';

const content = loadContent(join(process.cwd(), 'e2e/content'));
const images = content.websites.portfolio.items.map(({ image }) => image);
const file = (image: string, width: number) =>
  join(process.cwd(), 'public/portfolio', `${image}-${width}.avif`);

test('every portfolio item has its pictures', () => {
  const missing = images.flatMap((image) =>
    portfolioWidths
      .filter((width) => !existsSync(file(image, width)))
      .map((width) => file(image, width)),
  );
  expect(missing).toEqual([]);
});

test('a picture for a phone has at most 20 KB', () => {
  for (const image of images)
    expect(statSync(file(image, 480)).size).toBeLessThanOrEqual(20 * 1024);
});

test('the addresses of the pictures include the sub-path', () => {
  const { src, srcSet } = portfolioPicture('law', '/site');
  expect(src).toBe('/site/portfolio/law-800.avif');
  expect(srcSet.split(', ')).toHaveLength(portfolioWidths.length);
});
