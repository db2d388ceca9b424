import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { claims } from '../../content/schema/claims';
import { FIXTURE_CONTENT, testFolder } from '../../content/test-folder.fixture';
import { launchCheck } from './check';

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
  const { isReady, needed } = await launchCheck(root);
  expect(isReady).toBe(true);
  expect(needed.at(-1)).toMatch(/можно публиковать/);
});

test('samples keep it back unless the owner wants them, and each line names its location', async () => {
  const path = join(root, 'content', 'reviews.yaml');
  const text = readFileSync(path, 'utf8').replace('sample: false', 'sample: true');
  writeFileSync(path, text);
  process.env.NEXT_PUBLIC_PHONE = '';
  const { isReady, needed } = await launchCheck(root);
  expect(isReady).toBe(false);
  const line = text.slice(0, text.indexOf('sample: true')).split('\n').length;
  expect(needed).toContainEqual(expect.stringMatching(/^ {2}\.env, NEXT_PUBLIC_PHONE: впишите/));
  const location = `  content/reviews.yaml, строка ${line}, поле items.0.sample: образец отзыва`;
  expect(needed).toContainEqual(expect.stringContaining(location));
  expect(needed.at(-2)).toMatch(/^\nОсталось вписать своё: 2\sместа\. .*публиковать его рано\.$/);

  process.env.PUBLISH_SAMPLES = 'yes';
  const published = await launchCheck(root);
  expect(published.isReady).toBe(true);
  expect(published.needed.join('\n')).toContain('Сайт публикуется с образцами');
});
