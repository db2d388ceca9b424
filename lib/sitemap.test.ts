import { lastChange } from './sitemap';

const history = { lastCommit: '2026-11-21T09:56:23+03:00', uncommitted: [], shallow: false };

test('the date is that of the last commit', () => {
  expect(lastChange(history)).toBe('2026-11-21T09:56:23+03:00');
});

test.each([
  ['without a history', undefined],
  ['when no commit knows the files', { ...history, lastCommit: '' }],
  ['when the history is cut off', { ...history, shallow: true }],
  ['when a file has changed since', { ...history, uncommitted: [' M content/site.yaml'] }],
])('%s there is no date', (_when, known) => {
  expect(lastChange(known)).toBeUndefined();
});
