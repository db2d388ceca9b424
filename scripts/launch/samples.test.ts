import { loadContent } from '../../content/load';
import { inventedTexts, sampleEntries } from './samples';
import SHIPPED from './shipped.json';

const content = loadContent('content');
const entries = sampleEntries(content);
const isShipped = entries.every(({ sample }) => sample);

// Skipped once the owner has put in something of his own: he changes the rest as he likes.
(isShipped ? test : test.skip)('shipped.json knows each sample; if not: npm run samples', () => {
  const texts = inventedTexts(content).map((text) => ({ path: text.path, parts: [text] }));
  const unknown = [...entries, ...texts].filter(
    ({ parts }) => parts.length > 0 && !parts.some(({ hash }) => SHIPPED.includes(hash)),
  );
  expect(unknown.map(({ path }) => path.join('.'))).toEqual([]);
});
