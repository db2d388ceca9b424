import { readFileSync } from 'node:fs';
import { ICONS } from '../../lib/icons';
import { FAVICON } from './icons';

test('the committed icon has the colours of tokens.css; else run npm run icons', () => {
  expect(readFileSync(`public/${ICONS.svg}`, 'utf8')).toBe(FAVICON);
});
