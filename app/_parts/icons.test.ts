import { readFileSync } from 'node:fs';

test('the icon has the colours of tokens.css; when they change, see docs/recipes.md', () => {
  const colors = readFileSync('public/favicon.svg', 'utf8').match(/#\w+/g);
  const tokens = readFileSync('app/tokens.css', 'utf8');
  expect(colors).toHaveLength(6);
  for (const color of colors ?? []) expect(tokens).toContain(`${color};`);
});
