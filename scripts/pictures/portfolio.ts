/**
 * Draws the portfolio previews: shoots each page of scripts/pictures/portfolio at 1440 × 1080 and saves
 * it at three widths. Give ids as arguments to redraw only these. The scenes are path traced on the
 * processor, so the whole set takes some ten minutes; that is why the pictures are committed.
 *
 * Fonts it wants (Debian): fonts-manrope fonts-vollkorn fonts-paratype fonts-oldstandard
 * fonts-ebgaramond fonts-comfortaa fonts-roboto-unhinted fonts-jetbrains-mono; Onest comes from npm.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../chromium';

const IDS = ['dental', 'kitchens', 'law', 'flowers', 'clothes', 'autoparts', 'electronics'];
const PAGES = path.join(__dirname, 'portfolio');
const OUT = path.resolve('public/portfolio');
const KB = 1024;

/** The quality goes down from `best` until the file is within `aim`; over `limit` it is a mistake. */
const WIDTHS = [
  { width: 480, best: 62, aim: 16 * KB, limit: 20 * KB },
  { width: 800, best: 60, aim: 36 * KB, limit: 40 * KB },
  { width: 1200, best: 58, aim: 70 * KB, limit: 75 * KB },
];
const WORST_QUALITY = 34;
const QUALITY_STEP = 4;
const DRAWING_LIMIT_MS = 20 * 60_000;

async function shoot(browser: Browser, id: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1080 } });
  await page.goto(pathToFileURL(path.join(PAGES, `${id}.html`)).href);
  // A page says "yes" when its fonts are in and its canvases drawn, or else what went wrong.
  const root = page.locator('html[data-ready]');
  await root.waitFor({ state: 'attached', timeout: DRAWING_LIMIT_MS });
  const ready = await root.getAttribute('data-ready');
  if (ready !== 'yes') throw new Error(`${id}: the page was not drawn: ${ready}`);
  const png = await page.screenshot({ timeout: 120_000 });
  await page.close();
  return png;
}

async function save(id: string, png: Buffer): Promise<void> {
  for (const { width, best, aim, limit } of WIDTHS) {
    const small = await sharp(png).resize(width, null, { kernel: 'lanczos3' }).png().toBuffer();
    let quality = best;
    const encode = () => sharp(small).avif({ quality, effort: 7 }).toBuffer();
    let file = await encode();
    while (file.length > aim && quality - QUALITY_STEP >= WORST_QUALITY) {
      quality -= QUALITY_STEP;
      file = await encode();
    }
    const size = `${(file.length / KB).toFixed(1)} KB`;
    if (file.length > limit)
      throw new Error(`${id}-${width}.avif is ${size}, the limit is ${limit / KB} KB`);
    await writeFile(path.join(OUT, `${id}-${width}.avif`), file);
    console.log(`${id}-${width}.avif  ${size}, quality ${quality}`);
  }
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((id) => !IDS.includes(id));
  if (unknown.length > 0) throw new Error(`No such preview: ${unknown.join(', ')}`);
  await mkdir(OUT, { recursive: true });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
      '--disable-gpu-watchdog',
    ],
  });
  try {
    for (const id of wanted.length > 0 ? wanted : IDS) await save(id, await shoot(browser, id));
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
