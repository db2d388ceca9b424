import { execFileSync } from 'node:child_process';
import { loadContent } from '../../content/load';
import { inventedTexts, sampleEntries } from './samples';
import SHIPPED from './shipped.json';

const OWNERS = ['content/*.yaml', 'content/pictures'];

/** Returns the content while nobody has made it his own: all is marked, and nothing differs from the last commit. */
function shippedContent() {
  try {
    const edited = execFileSync('git', ['status', '--porcelain', ...OWNERS], { stdio: 'pipe' });
    const content = edited.length === 0 ? loadContent('content') : undefined;
    return content && sampleEntries(content).every(({ sample }) => sample) ? content : undefined;
  } catch {
    return undefined;
  }
}

const content = shippedContent();

(content ? test : test.skip)('shipped.json knows each sample; if not: npm run samples', () => {
  if (!content) return;
  const texts = inventedTexts(content).map((text) => ({ path: text.path, parts: [text] }));
  const unknown = [...sampleEntries(content), ...texts].filter(
    ({ parts }) => parts.length > 0 && !parts.some(({ hash }) => SHIPPED.includes(hash)),
  );
  expect(unknown.map(({ path }) => path.join('.'))).toEqual([]);
});
