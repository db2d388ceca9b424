import { numbered } from './numbered';

const section = (id: string, entries?: unknown[]) => ({
  id,
  heading: { title: id, ...(entries && { entries }) },
  children: null,
});

test('sections with nothing to show are left out of the page and of its numbers', () => {
  const shown = numbered([section('works', []), section('prices', [1]), section('others')]);
  expect(shown.map(({ id, number }) => [id, number])).toEqual([
    ['prices', 1],
    ['others', 2],
  ]);
});
