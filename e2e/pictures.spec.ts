import sharp from 'sharp';
import { expect, test } from './fixtures';
import { content } from './frozen-content';

const PAGE = '/website-creation-donetsk/';

/** The sources are of many kinds and proportions: a photo taken on its side, a tall and a wide screenshot. */
const widths: Record<string, number[]> = {
  'dental.jpg': [480, 800, 1200],
  'kitchens.png': [480, 800, 900],
  'law.webp': [480, 800, 1200],
  'flowers.avif': [480, 800, 1200],
  'clothes.avif': [480, 800],
};

test('a picture is served in the widths that its file has, each of its type and proportions', async ({
  page,
}) => {
  await page.goto(PAGE);
  const pictures = await page.locator('#portfolio picture').evaluateAll((all) =>
    all.map((picture) => ({
      sources: picture.querySelector('source')?.srcset.split(', ') ?? [],
      fallback: picture.querySelector('img')?.src ?? '',
    })),
  );
  expect(pictures).toHaveLength(7);
  for (const [index, { sources, fallback }] of pictures.entries()) {
    const file = content.websites.portfolio.items[index]?.image.file ?? '';
    const told = sources.map((source) => Number(/ (\d+)w$/.exec(source)?.[1]));
    expect([file, told]).toEqual([file, widths[file] ?? told]);
    for (const [at, width] of told.entries()) {
      const answer = await page.request.get(String(sources[at]?.split(' ')[0]));
      expect(answer.headers()['content-type']).toBe('image/avif');
      const { format, width: wide, height } = await sharp(await answer.body()).metadata();
      expect([file, format, wide, height]).toEqual([file, 'heif', width, width * 0.75]);
    }
    const answer = await page.request.get(fallback);
    expect(answer.headers()['content-type']).toBe('image/webp');
    const { format, width, height } = await sharp(await answer.body()).metadata();
    expect([file, format, width, height]).toEqual([file, 'webp', 800, 600]);
  }
});

test('a picture for a phone has at most 20 KB', async ({ page }) => {
  await page.goto(PAGE);
  const flowers = content.websites.portfolio.items.find(
    ({ image }) => image.file === 'flowers.avif',
  );
  const [smallest = ''] = await page
    .locator('picture', { has: page.getByAltText(String(flowers?.alt)) })
    .locator('source')
    .evaluate((source: HTMLSourceElement) => source.srcset.split(' '));
  const bytes = await (await page.request.get(smallest)).body();
  expect(bytes.length).toBeGreaterThan(8 * 1024);
  expect(bytes.length).toBeLessThanOrEqual(20 * 1024);
});
