import { expect, phone, test } from './fixtures';

/* Which files are made of a picture is tested in lib/pictures.test.ts, and what is in them in app/_parts. */

test.use({ viewport: phone, deviceScaleFactor: 3 });

test('a phone gets each of the seven works in its smallest width, of 20 KB at most', async ({
  page,
}) => {
  await page.goto('/website-creation-donetsk/');
  const pictures = page.locator('#portfolio img');
  await expect(pictures).toHaveCount(7);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('alt', /.{10,}/);
    await expect(picture).toHaveAttribute('width', /\d+/);
    await expect(picture).toHaveAttribute('height', /\d+/);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(source).toMatch(/-480\.avif$/);
    const answer = await page.request.get(source);
    expect(answer.headers()['content-type']).toBe('image/avif');
    expect((await answer.body()).length).toBeLessThanOrEqual(20 * 1024);
  }
});
