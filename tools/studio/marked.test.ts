import { fixtureContent } from '../../e2e/fixture-content';
import { loadContent } from './marked';
import { readMarks } from './marks';

const content = fixtureContent();

jest.mock('./content-version', () => ({ contentVersion: () => 'v1' }));

const marked = loadContent('e2e/content');

test('the parts of a text open the place of the text, and are the same words', () => {
  const { titleParts } = marked.websites.hero;
  const { before = '', words = '' } = titleParts ?? {};
  expect(readMarks(before).marks).toEqual([
    { path: 'websites.hero.title', start: 0, end: content.websites.hero.titleParts?.before.length },
  ]);
  expect(readMarks(words).text).toBe(content.websites.hero.titleParts?.words);
  const [month] = marked.results.clients[0]?.months ?? [];
  expect(readMarks(month?.monthParts.when ?? '').marks).toEqual([
    { path: 'results.clients.0.months.0.month', start: 0, end: 'в марте'.length },
  ]);
});

test('a text with a range of numbers has a mark after each word, since the page cuts it there', () => {
  const ranges = marked.faq.items
    .map(({ answer }) => answer)
    .filter((answer) => /\d–\d/.test(answer));
  expect(ranges.length).toBeGreaterThan(0);
  for (const answer of ranges) {
    const { text, marks } = readMarks(answer);
    expect(marks).toHaveLength(text.split(' ').length);
    expect(new Set(marks.map(({ path }) => path)).size).toBe(1);
  }
});
