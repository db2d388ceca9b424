import type { Content } from '../../../lib/content/schema';
import { sampleEntries, shippedTexts } from './samples';

// If words were taken in another way than those of shipped.json, no sample would be recognised. The owner may reword
// every sample, so these are copies.
const text =
  'Главный страх — цена, поэтому прайс открыт, а на осмотр записывают в два нажатия, без звонка.';
const content = {
  seo: { example: { sample: true, name: 'Стоматология «Д•••т»' } },
  websites: { portfolio: { items: [{ sample: false, description: text }] } },
} as unknown as Content;

test('samples of the first release are in shipped.json; if not: npm run samples', () => {
  expect(sampleEntries(content).map(({ kept }) => kept)).toEqual([
    [['seo', 'example', 'name']],
    [['websites', 'portfolio', 'items', 0, 'description']],
  ]);
});

test('what shipped.json gets are the words of samples alone', () => {
  expect(shippedTexts(content)).toEqual([{ field: 'seo.example.name', words: 'стоматология д т' }]);
});
