import type { Browser } from '@playwright/test';
import { hydrated } from '../browser';

/** Bytes on their way, packed as the server sends them. */
export type FirstView = {
  html: number;
  fonts: number;
  /** Pictures in sight; a lazy one below them may come too, but the first view does not wait for it. */
  pictures: number;
  other: number;
  scripts: number;
  /** React's data, fetched with the scripts. */
  data: number;
  requests: number;
  /** Of those, the ones sent before the page had loaded. */
  requestsBeforeLoad: number;
};

type Kind = keyof Omit<FirstView, 'requests' | 'requestsBeforeLoad'>;

const KINDS: Record<string, Kind> = {
  document: 'html',
  font: 'fonts',
  image: 'pictures',
  script: 'scripts',
  fetch: 'data',
};

const PHONE = { width: 390, height: 844 };

/**
 * Weighs what a phone fetches for a page whose visitor touches nothing.
 *
 * @param url a page on a server that sends ready-made packed files, so that the bytes are exact
 * @throws {Error} when an answer does not tell its length
 */
export async function weighFirstView(browser: Browser, url: string): Promise<FirstView> {
  const page = await browser.newPage({ viewport: PHONE });
  const answers: { url: string; kind: Kind; bytes: number }[] = [];
  page.on('response', (response) => {
    const kind = KINDS[response.request().resourceType()] ?? 'other';
    answers.push({
      url: response.url(),
      kind,
      bytes: lengthOf(response.headers(), response.url()),
    });
  });
  let requestsBeforeLoad = 0;
  page.once('load', () => {
    requestsBeforeLoad = answers.length;
  });
  await page.goto(url);
  // The scripts come when the network has long been at rest. The twin has none.
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
    html: 0,
    fonts: 0,
    pictures: 0,
    other: 0,
    scripts: 0,
    data: 0,
    requests: answers.length,
    requestsBeforeLoad,
  };
  for (const { url: address, kind, bytes } of answers) {
    if (kind !== 'pictures' || inSight.includes(address)) view[kind] += bytes;
  }
  return view;
}

/** What a visitor pays who only reads. */
export function bytesToRead({ html, fonts, pictures, other }: FirstView): number {
  return html + fonts + pictures + other;
}

function lengthOf(headers: Record<string, string>, url: string): number {
  const length = Number(headers['content-length']);
  if (!Number.isInteger(length)) throw new Error(`${url} does not tell its length`);
  return length;
}
