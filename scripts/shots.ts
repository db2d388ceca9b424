import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { content } from '../content';
import { KEYS, SETTINGS } from '../e2e/site';
import { routes } from '../lib/routes';
import { startBrowser } from './browser';
import { startInbox } from './inbox/server';
import { assertFree } from './listen';
import { buildSite } from './site-build';
import { startStaticServer } from './static-server';

/**
 * `npm run shots`: pictures of all pages and of their main states at four widths, so that whoever works on the
 * look can see all of it in a minute. A part of a name takes only those: `npm run shots -- calculator`.
 */
const WIDTHS = [360, 768, 1280, 1920];
/** A sheet of A4 in the browser's pixels. */
const SHEET_WIDTH = 794;
const TARGET = 'shots';
const SITE = '.test/shots-site';
const PORT = 4320;
const INBOX_PORT = 4321;

type Shot = {
  name: string;
  path: string;
  /** Brings the page into the state to be seen. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Only what is in view, for what lies over the page. */
  view?: boolean;
  widths?: number[];
};

const { calculator, contact, cases, faq, site } = content;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const submit = (page: Page) => page.locator('#contact button[type=submit]').click();

/** Ticks the first service of each step and goes on until the wanted step. */
async function goToStep(page: Page, step: number) {
  for (const { services } of calculator.steps.slice(0, step)) {
    await page.locator(`input[value=${services[0]}]`).check();
    await page.locator('#estimate button[type=submit]').click();
  }
}

async function finishEmpty(page: Page) {
  for (const _step of calculator.steps) await press(page, calculator.form.skip);
}

async function fillForm(page: Page) {
  await page.locator('[name=name]').fill('Анна');
  await page.locator('[name=phone]').fill('+7 949 123-45-67');
  await submit(page);
}

const shots: Shot[] = [
  ...routes.map(({ id, path }) => ({ name: id, path })),
  { name: '404', path: '/404.html' },
  {
    name: 'menu',
    path: '/',
    view: true,
    widths: [360, 768],
    prepare: (page) => press(page, site.header.menu),
  },
  ...calculator.steps.map((step, index) => ({
    name: `calculator-step-${index + 1}`,
    path: '/calculator/',
    prepare: async (page: Page) => {
      await goToStep(page, index);
      await page.locator(`input[value=${step.services[0]}]`).check();
    },
  })),
  { name: 'calculator-result', path: '/calculator/', prepare: (page) => goToStep(page, 4) },
  { name: 'calculator-empty', path: '/calculator/', prepare: finishEmpty },
  {
    name: 'calculator-alert',
    path: '/calculator/',
    view: true,
    prepare: async (page) => {
      await finishEmpty(page);
      await press(page, calculator.result.call);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'calculator-print',
    path: '/calculator/',
    widths: [SHEET_WIDTH],
    prepare: async (page) => {
      await goToStep(page, 4);
      await page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'service-print',
    path: '/targeting-donetsk/',
    widths: [SHEET_WIDTH],
    prepare: (page) => page.emulateMedia({ media: 'print' }),
  },
  {
    name: 'tab',
    path: '/',
    prepare: (page) => page.getByRole('tab', { name: cases.tabs.legal, exact: true }).click(),
  },
  {
    name: 'question',
    path: '/',
    prepare: (page) => page.getByText(faq.items[0]?.question ?? '').click(),
  },
  {
    name: 'form-errors',
    path: '/seo-donetsk/',
    view: true,
    prepare: async (page) => {
      await submit(page);
      await page.getByText(contact.notices.missing.title, { exact: true }).last().waitFor();
    },
  },
  {
    name: 'form-sent',
    path: '/seo-donetsk/',
    view: true,
    prepare: async (page) => {
      await fillForm(page);
      await page.getByText(contact.notices.sent.title, { exact: true }).last().waitFor();
    },
  },
  {
    name: 'form-failed',
    path: '/seo-donetsk/',
    view: true,
    prepare: async (page) => {
      await page.route('**/api/v1.0/email/send', (route) => route.abort());
      await fillForm(page);
      await page.getByText(contact.notices.failed.title, { exact: true }).last().waitFor();
    },
  },
];

async function take(browser: Browser, address: string, shot: Shot, width: number) {
  const page = await browser.newPage({
    viewport: { width, height: width < 768 ? 740 : 900 },
    reducedMotion: 'reduce',
  });
  const name = `${width}-${shot.name}`;
  try {
    await page.goto(`${address}${shot.path}`, { waitUntil: 'networkidle' });
    await shot.prepare?.(page);
    if (!shot.view) await seeAll(page);
    await page.screenshot({ path: join(TARGET, `${name}.png`), fullPage: !shot.view });
    const [wide, view] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      window.innerWidth,
    ]);
    if (Number(wide) > Number(view)) {
      console.warn(`Внимание: ${name}: страница шире экрана на ${Number(wide) - Number(view)} px`);
    }
  } catch (cause) {
    // The first line of Playwright's message says it all, but not on which picture.
    const [reason] = String(cause instanceof Error ? cause.message : cause).split('\n');
    throw new Error(`Снимок ${name} не получился: ${reason}`, { cause });
  } finally {
    await page.close();
  }
}

/** Pictures below the first screen load only when they come near. */
async function seeAll(page: Page) {
  await page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) {
      image.scrollIntoView({ behavior: 'instant', block: 'center' });
      // One that is passed by without a pause never begins to load.
      await image.decode();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** The pictures to take: all, or those whose names have the part. */
function choose(part: string): { shot: Shot; width: number }[] {
  const jobs = shots
    .filter(({ name }) => name.includes(part))
    .flatMap((shot) => (shot.widths ?? WIDTHS).map((width) => ({ shot, width })));
  if (jobs.length > 0) return jobs;
  const names = shots.map(({ name }) => name).join(', ');
  throw new Error(`Снимка «${part}» нет. Есть такие: ${names}`);
}

async function main() {
  const [part = ''] = process.argv.slice(2);
  const jobs = choose(part);
  // A taken port should be told at once, not after the build.
  await assertFree(PORT, 'PORT');
  await assertFree(INBOX_PORT, 'INBOX_PORT');

  console.log('Собираю сайт для снимков…');
  await buildSite({
    out: SITE,
    env: {
      ...SETTINGS,
      NEXT_PUBLIC_SITE_URL: `http://localhost:${PORT}`,
      NEXT_PUBLIC_EMAILJS_ORIGIN: `http://localhost:${INBOX_PORT}`,
    },
  });
  // A picture whose state is gone must not stay and look fresh; some pictures alone leave the others be.
  if (!part) await rm(TARGET, { recursive: true, force: true });
  await mkdir(TARGET, { recursive: true });

  const server = await startStaticServer({ root: SITE, port: PORT });
  const inbox = await startInbox({
    port: INBOX_PORT,
    file: '.test/shots-leads.jsonl',
    keys: KEYS,
    minIntervalMs: 0,
  });
  const browser = await startBrowser();
  const waiting = [...jobs];

  // Two at a time: more would only wait for each other on a small machine.
  const next = async (): Promise<void> => {
    const job = waiting.shift();
    if (!job) return;
    await take(browser, server.url, job.shot, job.width);
    await next();
  };
  await Promise.all([next(), next()]);

  await browser.close();
  await Promise.all([server.close(), inbox.close()]);
  console.log(`Снимков: ${jobs.length}, лежат в папке ${TARGET}/`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
