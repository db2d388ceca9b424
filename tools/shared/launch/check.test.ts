import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { claims } from '../../../lib/content/schema/claims';
import { FIXTURE_CONTENT, testFolder } from '../../../lib/content/test-folder.fixture';
import { launchCheck } from './check';

// The fixture repeats some of the shipped samples.
jest.mock('./shipped.json', () => []);

const root = testFolder(FIXTURE_CONTENT, 'content');
const before = { ...process.env };

beforeEach(() => {
  for (const file of readdirSync(join(root, 'content')).filter((name) => name.endsWith('.yaml'))) {
    const path = join(root, 'content', file);
    const text = readFileSync(path, 'utf8').replaceAll('sample: true', 'sample: false');
    writeFileSync(path, text.replace(/^operator: .*/m, 'operator: Иванов Иван, ИНН 930100000001'));
  }
  appendFileSync(join(root, 'content/site.yaml'), `confirmed: [${claims}]\n`);
  Object.assign(process.env, parseEnv(readFileSync('e2e/complete.env', 'utf8')));
});

afterEach(() => {
  process.env = { ...before };
});

test('a site with all of its own is ready, and the terminal says so', async () => {
  const { isReady, needed, verdict } = await launchCheck(root);
  expect(isReady).toBe(true);
  expect(needed.findings).toEqual([]);
  expect(verdict).toMatch(/можно публиковать/);
});

test('samples keep it back unless the owner wants them, and each finding names its place', async () => {
  const path = join(root, 'content', 'reviews.yaml');
  const text = readFileSync(path, 'utf8').replace('sample: false', 'sample: true');
  writeFileSync(path, text);
  process.env.NEXT_PUBLIC_PHONE = '';
  const { isReady, needed, verdict } = await launchCheck(root);
  expect(isReady).toBe(false);
  const line = text.slice(0, text.indexOf('sample: true')).split('\n').length;
  expect(needed.findings).toEqual([
    {
      location: `content/reviews.yaml, строка ${line}, поле items.0.sample`,
      text: expect.stringMatching(/^образец отзыва/),
      place: 'reviews.items.0.sample',
      file: 'content/reviews.yaml',
      line,
      answer: { label: 'Это уже моё', action: 'set', path: 'reviews.items.0.sample', value: false },
    },
    {
      location: '.env, NEXT_PUBLIC_PHONE',
      text: expect.stringMatching(/^впишите/),
      place: 'env.NEXT_PUBLIC_PHONE',
    },
  ]);
  expect(verdict).toMatch(/^Осталось вписать своё: 2\sместа\. .*публиковать его рано\.$/m);

  process.env.PUBLISH_SAMPLES = 'yes';
  const published = await launchCheck(root);
  expect(published.isReady).toBe(true);
  expect(published.verdict).toContain('Сайт публикуется с образцами');
});
