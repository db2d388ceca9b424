import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEachCopy, problemsIn } from './content-copy.fixture';
import { copiesFolder, copiesOf, keepCopy, restoreCopy } from './copies';

const before = { ...process.env };
let content: string;

beforeEachCopy((copy) => {
  content = copy;
  process.env.XDG_DATA_HOME = mkdtempSync(join(tmpdir(), 'data-'));
});

afterEach(() => {
  rmSync(String(process.env.XDG_DATA_HOME), { recursive: true });
  process.env = { ...before };
});

const faq = () => join(content, 'faq.yaml');
const read = () => readFileSync(faq(), 'utf8');

/** Writes a text and keeps a copy at a minute of a day of November. */
function save(text: string, day: number, minute = 0) {
  writeFileSync(faq(), text);
  keepCopy(content, new Date(2026, 10, day, 14, minute));
}

const dates = () => copiesOf(content).map(({ date }) => date);

test('a copy is kept of each change, with links for the pictures that stay', () => {
  save('title: раз', 1);
  save('title: раз', 2);
  save('title: два', 3);
  expect(dates()).toEqual(['03.11.2026 14:00', '01.11.2026 14:00']);
  const [last, first] = copiesOf(content).map(({ path }) => join(path, 'pictures/flowers.avif'));
  expect(statSync(String(last)).ino).toBe(statSync(String(first)).ino);
  expect(existsSync(join(copiesFolder(content), '../../content'))).toBe(false);
});

test('thirty copies stay: the fifteen newest, and of the others rather the last of a day', () => {
  for (let day = 1; day <= 10; day++)
    for (const minute of [1, 2, 3, 4]) save(`title: ${day}.${minute}`, day, minute);
  const kept = dates();
  expect(kept).toHaveLength(30);
  for (let day = 1; day <= 10; day++)
    expect(kept).toContain(`${String(day).padStart(2, '0')}.11.2026 14:04`);
  expect(kept.slice(0, 15)).toContain('07.11.2026 14:02');
});

test('a copy comes back, and so does what it took the place of', () => {
  const good = read();
  keepCopy(content, new Date(2026, 10, 1));
  writeFileSync(faq(), 'title: "обрыв');
  rmSync(join(content, 'reviews.yaml'));
  rmSync(join(content, 'pictures'), { recursive: true });
  const messages = problemsIn(content).map(({ message }) => message);
  const way = 'или верните файл, каким он был 01.11.2026 00:00: npm run undo -- 1 ';
  for (const file of ['faq.yaml', 'reviews.yaml'])
    expect(messages).toContainEqual(expect.stringContaining(`; ${way}${file}`));

  const [copy] = copiesOf(content);
  expect(copy && restoreCopy(content, copy, 'reviews.yaml')).toEqual(['reviews.yaml']);
  expect(read()).toBe('title: "обрыв');
  expect(copy && restoreCopy(content, copy)).toHaveLength(1 + 5);
  expect(read()).toBe(good);
  expect(problemsIn(content)).toEqual([]);

  const [spoilt] = copiesOf(content);
  expect(spoilt && restoreCopy(content, spoilt)).toEqual(['faq.yaml']);
  expect(read()).toBe('title: "обрыв');
});
