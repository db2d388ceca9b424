import type { Browser } from '@playwright/test';
import { hydrated } from '../browser';

const KINDS = {
  document: 'html',
  font: 'fonts',
  image: 'pictures',
  script: 'scripts',
  /** React's data, fetched with the scripts. */
  fetch: 'data',
} as const;

type Kind = (typeof KINDS)[keyof typeof KINDS] | 'other';

/** Bytes on their way, packed as the server sends them. */
export type FirstView = Record<Kind, number> & {
  requests: number;
  /** Of those, the ones sent before the page had loaded. */
  requestsBeforeLoad: number;
};

const KIB = 1024;

/** What a page should weigh at most: its document, and all that a visitor pays who only reads. */
export const BUDGET = { html: 29.5 * KIB, read: 60 * KIB };

const PHONE = { width: 390, height: 844 };

/**
 * Weighs what a phone fetches for a page whose visitor touches nothing. Pictures count where they are in sight: a lazy
 * one below may come too, but the first view does not wait for it.
 *
 * @param url a page on a server that sends ready-made packed files, so that the bytes are exact
 * @throws {Error} when an answer has no length
 */
export async function weighFirstView(browser: Browser, url: string): Promise<FirstView> {
  const page = await browser.newPage({ viewport: PHONE });
  const answers: { url: string; kind: Kind; bytes: number }[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    const kind = type in KINDS ? KINDS[type as keyof typeof KINDS] : 'other';
    answers.push({
      url: response.url(),
      kind,
      bytes: Number(response.headers()['content-length']),
    });
  });
  let requestsBeforeLoad = 0;
  page.once('load', () => {
    requestsBeforeLoad = answers.length;
  });
  await page.goto(url);
  if ((await page.locator('script').count()) > 0) await hydrated(page);
  await page.waitForLoadState('networkidle');
  const inSight = await page
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
        .map((image) => image.currentSrc),
    );
  await page.close();

  const view: FirstView = {
    ...{ html: 0, fonts: 0, pictures: 0, other: 0, scripts: 0, data: 0 },
    requests: answers.length,
    requestsBeforeLoad,
  };
  for (const { url: address, kind, bytes } of answers) {
    if (!Number.isInteger(bytes)) throw new Error(`${address} has no content-length`);
    if (kind !== 'pictures' || inSight.includes(address)) view[kind] += bytes;
  }
  return view;
}

/** What a visitor pays who only reads. */
export function bytesToRead({ html, fonts, pictures, other }: FirstView): number {
  return html + fonts + pictures + other;
}
