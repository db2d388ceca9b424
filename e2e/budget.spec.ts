import { BUDGET, measureFirstView } from '../scripts/measure';
import { expect, test } from './fixtures';
import { SITE } from './site';

const KIB = 1024;

/** Bytes of brotli that the scripts of an empty page take, measured with Next 16.4.6. */
const FRAMEWORK_BASELINE = 112.4 * KIB;

// The heaviest page, the one with most scripts, and the one with fewest.
for (const path of ['/', '/calculator/', '/404.html']) {
  test(`${path} stays within its bytes`, async ({ browser }) => {
    const view = await measureFirstView(browser, SITE + path);
    expect(view.html).toBeLessThanOrEqual(BUDGET.html);
    expect(view.read).toBeLessThanOrEqual(BUDGET.read);
    expect(view.scripts).toBeGreaterThan(FRAMEWORK_BASELINE);
    expect(view.scripts).toBeLessThanOrEqual(FRAMEWORK_BASELINE + 17 * KIB);
    // The document, three fonts and the icon; the page's data and its scripts come later.
    if (path === '/') expect(view.requestsBeforeLoad).toBeLessThanOrEqual(5);
  });
}
