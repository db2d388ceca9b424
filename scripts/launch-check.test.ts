/** @jest-environment node */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchCheck } from './launch-check';

const settings = {
  NEXT_PUBLIC_SITE_URL: 'https://marketolog.ru',
  NEXT_PUBLIC_PHONE: '+7 949 111-22-33',
  NEXT_PUBLIC_TELEGRAM: 'handle',
  NEXT_PUBLIC_OWNER_EMAIL: 'owner@yandex.ru',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
};

let root: string;
let lines: string[];
const before = { ...process.env };

beforeEach(() => {
  lines = [];
  root = mkdtempSync(join(tmpdir(), 'project-'));
  cpSync(join(process.cwd(), 'e2e/content'), join(root, 'content'), { recursive: true });
  for (const file of readdirSync(join(root, 'content')).filter((name) => name.endsWith('.yaml'))) {
    const path = join(root, 'content', file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('sample: true', 'sample: false'));
  }
  Object.assign(process.env, settings);
});

afterEach(() => {
  process.env = { ...before };
  rmSync(root, { recursive: true });
});

const check = () =>
  launchCheck({ root, today: new Date(2026, 10, 21), print: (line) => lines.push(line) });

test('a site with all of its own is ready', async () => {
  expect(await check()).toBe(true);
});

test('one sample keeps it back, and its line is the one in the file', async () => {
  const path = join(root, 'content', 'reviews.yaml');
  const text = readFileSync(path, 'utf8').replace('sample: false', 'sample: true');
  writeFileSync(path, text);
  const line = text.slice(0, text.indexOf('sample: true')).split('\n').length;
  expect(await check()).toBe(false);
  expect(lines.join('\n')).toContain(`content/reviews.yaml, строка ${line}, поле items.0.sample`);
});
