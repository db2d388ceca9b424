import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { content } from '../../content';
import { formatRubles } from '../../lib/format';
import { SHARE_PICTURE } from '../../lib/metadata';
import { type RouteId, routes } from '../../lib/routes';
import { startBrowser } from '../browser';

/**
 * Draws the picture that a shared link shows, one for each page, into public/share. Words and figures are those of
 * the content, so it is run again after a headline or a price has changed.
 */
const TARGET = join(process.cwd(), 'public/share');
const FONTS = join(process.cwd(), 'node_modules/@fontsource-variable/onest/files');
const SCRIPTS = ['cyrillic', 'latin', 'latin-ext'];

/** Messengers cut the corners and the edges of what they show. */
const MARGIN = 64;

type Words = { eyebrow: string; title: string; figure: string; caption: string };

/** The large figure of each page: a price, or what stands for it. */
function wordsOf(id: RouteId): Words {
  if (id === 'home') {
    const { eyebrow, title, sheet } = content.home.hero;
    const client = content.results.clients.find((one) => one.id === sheet.client);
    const cost = client?.months.at(-1)?.vkCost ?? 0;
    return { eyebrow, title, figure: formatRubles(cost), caption: sheet.cost };
  }
  if (id === 'calculator') {
    const { hero, steps, form } = content.calculator;
    return {
      ...hero,
      figure: `${form.step} 1 ${form.of} ${steps.length}`,
      caption: steps[0]?.title ?? '',
    };
  }
  const { hero, teaser } = content[id];
  return { ...hero, figure: teaser.price, caption: teaser.title };
}

async function fontFaces(): Promise<string> {
  const faces = SCRIPTS.map(async (script) => {
    const font = await readFile(join(FONTS, `onest-${script}-wght-normal.woff2`), 'base64');
    return `@font-face { font-family: ${script}; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }`;
  });
  return (await Promise.all(faces)).join('\n');
}

/** Six months, rising; the last one is hot, as everywhere on the site. */
const bars = [34, 48, 60, 77, 92, 108]
  .map((height, index) => {
    const colour = index === 5 ? '#c2410c' : '#1b1a17';
    return `<path fill="${colour}" d="M${index * 44} ${120 - height}h30v${height}h-30z"/>`;
  })
  .join('');

function draw({ eyebrow, title, figure, caption }: Words, faces: string): string {
  return `<!doctype html><meta charset="utf-8"><style>
${faces}
* { box-sizing: border-box; margin: 0 }
body { display: flex; flex-direction: column; width: ${SHARE_PICTURE.width}px; height: ${SHARE_PICTURE.height}px; padding: ${MARGIN - 12}px ${MARGIN}px ${MARGIN}px; border-top: 12px solid #c2410c; background: #fbf8f3; color: #1b1a17; font-family: ${SCRIPTS.join(', ')}, sans-serif }
.eyebrow { color: #c2410c; font-size: 28px; font-weight: 650 }
h1 { max-width: 1040px; margin: 16px 0 24px; font-size: 76px; font-weight: 780; line-height: 1.03; letter-spacing: -0.035em; text-wrap: balance }
.foot { display: flex; align-items: flex-end; gap: 48px; margin-top: auto; padding-top: 24px; border-top: 2px solid #e4ddd0 }
.figure { font-size: 84px; font-weight: 780; line-height: 1; letter-spacing: -0.04em; white-space: nowrap }
.caption { margin-bottom: 14px; color: #615b51; font-size: 26px; line-height: 1.2 }
.brand { margin-top: 24px; font-size: 26px; font-weight: 700 }
svg { margin-left: auto; flex: none }
</style>
<p class="eyebrow">${eyebrow}</p>
<h1>${title}</h1>
<div class="foot"><div><p class="caption">${caption}</p><p class="figure">${figure}</p><p class="brand">${content.site.brand}</p></div>
<svg width="250" height="120" viewBox="0 0 250 120">${bars}</svg></div>`;
}

/** Whether a line of words stands in the margin or has been pushed out of the picture. */
function overflows(page: Page): Promise<boolean> {
  return page.evaluate((margin) => {
    const right = window.innerWidth - margin;
    const foot = window.innerHeight - margin;
    // Rounding of a glyph's width is no overflow.
    const outside = (box: DOMRect) => box.right > right + 1 || box.bottom > foot + 1;
    return [...document.body.children, ...document.body.querySelectorAll('p, svg')].some(
      (element) =>
        outside(element.getBoundingClientRect()) || element.scrollWidth > element.clientWidth + 1,
    );
  }, MARGIN);
}

async function main() {
  await mkdir(TARGET, { recursive: true });
  const faces = await fontFaces();
  const browser = await startBrowser();
  const page = await browser.newPage({ viewport: SHARE_PICTURE });
  for (const { id } of routes) {
    await page.setContent(draw(wordsOf(id), faces));
    await page.evaluate(() => document.fonts.ready);
    if (await overflows(page))
      throw new Error(`Страница ${id}: слова не поместились на картинку, сократите hero.title`);
    const file = join(TARGET, `${id}.png`);
    const { size } = await sharp(await page.screenshot())
      .png({ palette: true, colours: 32, effort: 10 })
      .toFile(file);
    console.log(`${file}: ${Math.round(size / 1024)} КБ`);
  }
  await browser.close();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
