import { writeFileSync } from 'node:fs';
import { expect, test } from '../../../e2e/fixtures';
import { SITE } from '../../../e2e/site';
import { measureFirstView } from '../../../e2e/support/first-view';

/** Bytes in brotli of the first view, measured with the fixture's few words, so that they are markup and styles mostly. */
const MEASURED = {
  '/': { html: 25_547, read: 24_952, scripts: 131_032 },
  '/calculator/': { html: 17_622, read: 25_363, scripts: 134_871 },
  '/404.html': { html: 11_584, read: 24_788, scripts: 123_899 },
};
/** Limits guard against accidents, such as a schema in the browser's code, and leave room to write clearly. */
const ROOM = 1.05;

test.skip(Boolean(process.env.TRIED_NEXT), 'The bytes were measured with the project’s own Next');

for (const [path, measured] of Object.entries(MEASURED)) {
  test(`${path} stays within its bytes`, async ({ browser }) => {
    const view = await measureFirstView(browser, SITE + path);
    const list = [`${path} ${view.html}`, ...view.resources].join('\n');
    // To compare with that of another commit.
    writeFileSync(test.info().outputPath('bytes.txt'), `${list}\n`);
    const found = { html: view.html, read: view.read - view.html, scripts: view.scripts };
    for (const [kind, bytes] of Object.entries(measured)) {
      const explanation = `${kind}: ${bytes} bytes were measured when the limits were set. They guard against accidents; what to do is said in docs/recipes.md, «A byte limit is exceeded»\n${list}\n`;
      expect(found[kind as keyof typeof found], explanation).toBeLessThanOrEqual(bytes * ROOM);
    }
    // The document and three fonts.
    if (path === '/') expect(view.requestsBesideScripts, list).toBeLessThanOrEqual(4);
  });
}
