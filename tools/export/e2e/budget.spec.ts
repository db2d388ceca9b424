import { writeFileSync } from 'node:fs';
import { expect, test } from '../../../e2e/fixtures';
import { SITE } from '../../../e2e/site';
import { measureFirstView } from '../../../e2e/support/first-view';

const KIB = 1024;

/** Bytes of brotli that the scripts of an empty page take, measured with Next 16.4.6. */
const FRAMEWORK_BASELINE = 112.4 * KIB;

/**
 * KiB of the documents with the fixture's few words, so that they are markup and styles for the most part. The fonts of
 * the headline take 1.2 to 1.7.
 */
const DOCUMENTS = { '/': 21.9, '/calculator/': 15.2, '/404.html': 10.3 };

for (const [path, limit] of Object.entries(DOCUMENTS)) {
  test(`${path} stays within its bytes`, async ({ browser }) => {
    const { html, read, scripts, resources, requestsBesideScripts } = await measureFirstView(
      browser,
      SITE + path,
    );
    const list = [`${path} ${html}`, ...resources].join('\n');
    // To compare with that of another commit.
    writeFileSync(test.info().outputPath('bytes.txt'), `${list}\n`);
    const explain = (what: string) =>
      `${what}; what to do is said in docs/recipes.md, «A byte limit is exceeded»\n${list}\n`;
    expect(html, explain('bytes of the document')).toBeLessThanOrEqual(limit * KIB);
    // Three fonts take 24.4 KiB, and the drawings on the first cards of the calculator 0.4.
    expect(read - html, explain('bytes of fonts and pictures')).toBeLessThanOrEqual(24.9 * KIB);
    expect(scripts).toBeGreaterThan(FRAMEWORK_BASELINE);
    expect(scripts, explain('bytes of scripts')).toBeLessThanOrEqual(
      FRAMEWORK_BASELINE + 17.5 * KIB,
    );
    // The document and three fonts.
    const requests = explain('requests beside the scripts');
    if (path === '/') expect(requestsBesideScripts, requests).toBeLessThanOrEqual(4);
  });
}
