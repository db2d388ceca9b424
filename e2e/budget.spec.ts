import { measureFirstView } from '../scripts/visit/first-view';
import { expect, test } from './fixtures';
import { SITE } from './site';

const KIB = 1024;

/** Bytes of brotli that the scripts of an empty page take, measured with Next 16.4.6. */
const FRAMEWORK_BASELINE = 112.4 * KIB;

/** KiB of the documents with the fixture's few words, so that they are markup and styles for the most part. */
const DOCUMENTS = { '/': 19.9, '/calculator/': 13.6, '/404.html': 8.4 };

for (const [path, limit] of Object.entries(DOCUMENTS)) {
  test(`${path} stays within its bytes`, async ({ browser }) => {
    const view = await measureFirstView(browser, SITE + path);
    expect(view.html).toBeLessThanOrEqual(limit * KIB);
    // The calculator has 0.4 KiB of drawings on its first cards.
    expect(view.read - view.html, 'fonts and pictures').toBeLessThanOrEqual(25.4 * KIB);
    expect(view.scripts).toBeGreaterThan(FRAMEWORK_BASELINE);
    expect(view.scripts).toBeLessThanOrEqual(FRAMEWORK_BASELINE + 17 * KIB);
    // The document, three fonts and the icon; the page's data and its scripts come later.
    if (path === '/') expect(view.requestsBeforeLoad).toBeLessThanOrEqual(5);
  });
}
