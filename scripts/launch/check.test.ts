import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claims } from '../../content/schema/claims';
import { completeSettings } from '../../lib/settings.fixture';
import { launchCheck } from './check';

let root: string;
const before = { ...process.env };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'));
  cpSync(join(process.cwd(), 'e2e/content'), join(root, 'content'), { recursive: true });
  for (const file of readdirSync(join(root, 'content')).filter((name) => name.endsWith('.yaml'))) {
    const path = join(root, 'content', file);
    const text = readFileSync(path, 'utf8').replaceAll('sample: true', 'sample: false');
    writeFileSync(path, text.replace(/^operator: .*/m, 'operator: Иванов Иван, ИНН 930100000001'));
  }
  appendFileSync(join(root, 'content/site.yaml'), `confirmed: [${claims}]\n`);
  Object.assign(process.env, completeSettings);
});

afterEach(() => {
  process.env = { ...before };
  rmSync(root, { recursive: true });
});

const check = () => launchCheck(root);

test('a site with all of its own is ready', async () => {
  expect(await check()).toMatchObject({ isReady: true });
});

test('one sample keeps it back, and its line is the one in the file', async () => {
  const path = join(root, 'content', 'reviews.yaml');
  const text = readFileSync(path, 'utf8').replace('sample: false', 'sample: true');
  writeFileSync(path, text);
  const line = text.slice(0, text.indexOf('sample: true')).split('\n').length;
  const { isReady, lines, needed } = await check();
  expect(isReady).toBe(false);
  // A build prints the same without the advice.
  expect(lines).toEqual(expect.arrayContaining(needed));
  expect(needed.join('\n')).not.toContain('Советы');
  expect(lines.join('\n')).toContain(`content/reviews.yaml, строка ${line}, поле items.0.sample`);
});

test('the owner may publish with samples if he says so', async () => {
  cpSync(join(process.cwd(), 'e2e/content'), join(root, 'content'), { recursive: true });
  expect(await check()).toMatchObject({ isReady: false });
  process.env.PUBLISH_SAMPLES = 'yes';
  const { isReady, lines } = await check();
  expect(isReady).toBe(true);
  expect(lines.join('\n')).toContain('Сайт публикуется с образцами');
});
