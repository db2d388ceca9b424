import { execFileSync } from 'node:child_process';
import fs, {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { loadContent } from '../../../lib/content/load';
import { FIXTURE_CONTENT, testFolder } from '../../../lib/content/test-folder.fixture';
import { describeFinding } from '../../../lib/finding';
import { explainError } from '../explain-error';
import { copiesFolder, copiesOf, cutFiles, keepCopy } from './copies';

// A copy, whose functions can be replaced.
jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs') }));

const root = testFolder(FIXTURE_CONTENT, 'content');
const content = join(root, 'content');
const faq = join(content, 'faq.yaml');
process.env.XDG_DATA_HOME = join(root, 'data');

const keep = (date: Date) => expect(keepCopy(content, date)).toBe('');

/** Writes a text and makes a copy at a minute of a day in November. */
function save(text: string, day: number, minute = 0) {
  writeFileSync(faq, text);
  keep(new Date(2026, 10, day, 14, minute));
}

const dates = () => copiesOf(content).map(({ date }) => date.slice(0, 16));

test('a copy is kept of each change, with links for the pictures that stay', () => {
  save('title: раз', 1);
  save('title: раз', 2);
  save('title: два', 3);
  expect(dates()).toEqual(['03.11.2026 14:00', '01.11.2026 14:00']);
  const [last, first] = copiesOf(content).map(({ path }) => join(path, 'pictures/flowers.avif'));
  expect(statSync(String(last)).ino).toBe(statSync(String(first)).ino);
});

test('a folder with the name of a picture and a link to nothing stop no copy', () => {
  mkdirSync(join(content, 'pictures/2024.01'));
  symlinkSync(join(root, 'gone.png'), join(content, 'pictures/link.png'));
  save('title: раз', 1);
  save('title: раз', 2);
  expect(dates()).toEqual(['01.11.2026 14:00']);
  save('title: два', 3);
  expect(undo('2')).toContain('faq.yaml');
});

test('an empty picture, which a full disk leaves, is copied once and stops no other copy', () => {
  save('title: раз', 1);
  writeFileSync(join(content, 'pictures/empty.png'), '');
  save('title: раз', 2);
  save('title: раз', 3);
  save('title: два', 4);
  expect(dates()).toEqual(['04.11.2026 14:00', '02.11.2026 14:00', '01.11.2026 14:00']);
  expect(undo('2')).toContain('faq.yaml');
  rmSync(join(content, 'pictures/empty.png'));
  expect(undo('1')).toContain('pictures/empty.png');
});

test('a copy that fails leaves nothing and is made the next time', () => {
  save('title: раз', 1);
  jest.spyOn(fs, 'linkSync').mockImplementationOnce(() => {
    throw new Error('ENOSPC: no space left on device');
  });
  expect(() => save('title: два', 2)).toThrow('ENOSPC');
  expect(readdirSync(copiesFolder(content))).toHaveLength(1);
  save('title: два', 3);
  expect(dates()).toEqual(['03.11.2026 14:00', '01.11.2026 14:00']);
});

/** Does something before a copy is removed. */
function beforeRemoval(act: (path: string) => void) {
  const { rmSync: remove } = fs;
  jest.spyOn(fs, 'rmSync').mockImplementation((path, options) => {
    if (dirname(String(path)) === copiesFolder(content)) act(String(path));
    remove(path, options);
  });
}

/** Lets no copy be removed, as Windows does while another program holds a file of it. */
function holdCopies() {
  beforeRemoval(() => {
    throw new Error('EBUSY: resource busy or locked');
  });
}

afterEach(() => jest.restoreAllMocks());

test('an old copy that another program holds is no failure, and is removed the next time', () => {
  const old = ['01.11.2026 14:00', '01.11.2026 14:10'];
  save('title: раз', 1);
  save('title: два', 1, 10);
  holdCopies();
  save('title: три', 30);
  expect(dates()).toEqual(['30.11.2026 14:00', ...old.toReversed()]);
  jest.restoreAllMocks();
  save('title: четыре', 30, 1);
  expect(dates()).toEqual(['30.11.2026 14:01', '30.11.2026 14:00', '01.11.2026 14:10']);
});

test('an unfinished copy that another program holds stops no other copy', () => {
  const unfinished = join(copiesFolder(content), '2026-10-01T14-00-00.000.part');
  mkdirSync(unfinished, { recursive: true });
  utimesSync(unfinished, 0, 0);
  holdCopies();
  save('title: раз', 1);
  expect(dates()).toEqual(['01.11.2026 14:00']);
});

test('a copy that two commands remove at once is no failure', () => {
  save('title: раз', 1);
  save('title: два', 1, 10);
  beforeRemoval((path) => renameSync(path, join(root, 'removed')));
  save('title: три', 30);
  expect(dates()).toEqual(['30.11.2026 14:00', '01.11.2026 14:10']);
});

test('what a power cut has left of copies is removed', () => {
  const [old, present] = ['2026-10-01T14-00-00.000.part', '2026-11-01T13-59-00.000.part'].map(
    (name) => join(copiesFolder(content), name),
  ) as [string, string];
  for (const unfinished of [old, present])
    mkdirSync(join(unfinished, 'pictures'), { recursive: true });
  utimesSync(old, 0, 0);
  save('title: раз', 1);
  expect([old, present].map(existsSync)).toEqual([false, true]);
});

test('no other user of the computer may read the copies', () => {
  mkdirSync(copiesFolder(content), { recursive: true, mode: 0o755 });
  save('title: раз', 1);
  expect(statSync(copiesFolder(content)).mode & 0o777).toBe(0o700);
});

/** Makes a copy on a day of November 2026 at a time such as «14:05». */
function saveAt(day: number, time: string) {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  writeFileSync(faq, `title: ${day} ${time}`);
  keep(new Date(2026, 10, day, hours, minutes));
}

test('each copy of the last hour stays, one of each hour of two days, and one of each day of a month', () => {
  saveAt(1, '9:00');
  saveAt(3, '9:00');
  for (const time of ['9:00', '9:30', '18:00']) saveAt(10, time);
  saveAt(28, '9:00');
  saveAt(28, '20:00');
  for (const time of ['9:00', '9:20', '9:40', '14:00']) saveAt(29, time);
  for (let minute = 10; minute <= 59; minute++) saveAt(30, `14:${minute}`);
  expect(dates().slice(0, 50)).toEqual(
    Array.from({ length: 50 }, (_, index) => `30.11.2026 14:${59 - index}`),
  );
  expect(dates().slice(50)).toEqual([
    '29.11.2026 14:00',
    '29.11.2026 09:40',
    '28.11.2026 20:00',
    // Older than two days.
    '28.11.2026 09:00',
    '10.11.2026 18:00',
    '03.11.2026 09:00',
    '01.11.2026 09:00',
  ]);
});

test('the last copy from before a month stays, however long nothing was changed', () => {
  for (const day of [1, 2, 3]) save(`title: ${day}`, day);
  writeFileSync(faq, 'title: Весной');
  keep(new Date(2027, 3, 1, 14, 0));
  expect(dates()).toEqual(['01.04.2027 14:00', '03.11.2026 14:00']);
});

test('what was there before a return takes the place of no other copy', () => {
  save('title: раз', 1);
  const unchecked = join(copiesFolder(content), '2026-11-01T15-00-00.000 до возврата');
  mkdirSync(join(unchecked, 'pictures'), { recursive: true });
  keep(new Date(2027, 0, 1, 14, 0));
  expect(dates()).toEqual(['01.01.2027 14:00', '01.11.2026 15:00', '01.11.2026 14:00']);
});

/** Runs `npm run undo` in another folder than the project's, where its `@/` would lead nowhere. */
function undo(...args: string[]): string {
  const compilerOptions = { baseUrl: resolve(), paths: { '@/*': ['./*'] } };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const command = [
    '--require',
    resolve('tools/shared/register.cjs'),
    resolve('tools/shared/copies/undo.ts'),
  ];
  const options = { cwd: root, encoding: 'utf8', stdio: 'pipe', env: process.env } as const;
  return execFileSync(process.execPath, [...command, ...args], options);
}

function errorLines(): string[] {
  try {
    loadContent(content);
    return [];
  } catch (error) {
    return explainError(error, content).map(describeFinding);
  }
}

const faqLine = 'title: Другое';
const spacedPicture = join(content, 'pictures/tall 2.jpg');

/** Makes copies on two days, of which the later one has another title and lacks a picture; then damages the content. */
function damage() {
  const first = readFileSync(faq, 'utf8');
  cpSync(join(content, 'pictures/tall.jpg'), spacedPicture);
  save(first, 21);
  rmSync(join(content, 'pictures/tall.jpg'));
  save(`${faqLine}\n${first.replace(/.*\n/, '')}`, 22);
  writeFileSync(faq, 'title: "обрыв');
  rmSync(join(content, 'reviews.yaml'));
  rmSync(join(content, 'pictures'), { recursive: true });
}

test('npm run undo lists the copies with what was changed in them, and what is there now', () => {
  damage();
  const [, , now, last, oldest] = undo().split('\n');
  expect(now).toMatch(/^ +сейчас +faq\.yaml: не читается; reviews\.yaml: удалён; pictures/);
  expect(last).toBe(
    '  1  22.11.2026 14:00:00  faq.yaml: Вопросы → Заголовок: Другое; pictures/tall.jpg: удалён',
  );
  expect(oldest).toBe('  2  21.11.2026 14:00:00  более ранних копий нет');
});

test('npm run undo names the changed fields in Russian', () => {
  const text = readFileSync(faq, 'utf8');
  save(text, 1);
  save(text.replace(/question: .*/, 'question: Новый?').replace(/^intro: .*\n/m, ''), 2);
  save(text.slice(0, text.lastIndexOf('  - ')), 3);
  save(`# Пояснение\n${readFileSync(faq, 'utf8')}`, 4);
  const lines = undo().split('\n').slice(3, 6);
  expect(lines.map((line) => line.slice(26))).toEqual([
    expect.stringMatching(/^faq\.yaml: пояснения и оформление$/),
    expect.stringMatching(/^faq\.yaml: Вопросы → .*, и ещё полей: 1$/),
    expect.stringMatching(/^faq\.yaml: Вопросы → .*, и ещё полей: 1$/),
  ]);
});

test('npm run undo with a number brings the whole copy back', () => {
  damage();
  expect(undo('2')).toMatch(/^Теперь как было 21\.11\.2026 14:00:00: .*reviews\.yaml, pictures/);
  expect(errorLines()).toEqual([]);
});

test('the command that a return prints leads back to what was there before it', () => {
  damage();
  const [, wayBack = ''] = /Вернуть всё назад: npm run undo -- (.+)/.exec(undo('2')) ?? [];
  undo(wayBack, 'faq.yaml');
  expect(readFileSync(faq, 'utf8')).toBe('title: "обрыв');
  expect(existsSync(join(content, 'reviews.yaml'))).toBe(true);
});

test('npm run undo with a day brings back its last copy', () => {
  damage();
  undo('22.11.2026');
  expect(readFileSync(faq, 'utf8')).toContain(faqLine);
  expect(existsSync(join(content, 'pictures/tall.jpg'))).toBe(false);
});

test('npm run undo with a picture brings it back alone, though its name has a space', () => {
  damage();
  undo('22.11.2026', 'pictures/tall', '2.jpg');
  expect(existsSync(spacedPicture)).toBe(true);
  expect(readFileSync(faq, 'utf8')).toBe('title: "обрыв');
});

test('the error of a broken or missing file names the command that brings it back', () => {
  damage();
  const ways = errorLines().flatMap(
    (line) => / каким он был: npm run undo -- (.+)/.exec(line)?.[1] ?? [],
  );
  expect(ways.sort()).toEqual(['22.11.2026 14:00:00 faq.yaml', '22.11.2026 14:00:00 reviews.yaml']);
  for (const way of ways) undo(...way.split(' '));
  expect(errorLines().join('\n')).not.toMatch(/faq|reviews/);
});

test.each([
  [['99'], 'Копии «99» нет'],
  [['1', 'fag.yaml'], 'файла «fag.yaml» в ней нет'],
])('npm run undo refuses %j, which is not there', (args, problem) => {
  damage();
  expect(() => undo(...args)).toThrow(problem);
});

test('a file cut after an entry is warned of until its end is back', () => {
  const whole = readFileSync(faq, 'utf8');
  save(whole, 21);
  expect(cutFiles(content)).toEqual([]);
  save(whole.slice(0, whole.lastIndexOf('\n  - ')), 22);
  const [warning = ''] = cutFiles(content).map(describeFinding);
  expect(warning).toMatch(/^content\/faq\.yaml, строка 1: файл кончается раньше, чем 21\.11\.2026/);
  undo(...(warning.split(' -- ')[1] ?? '').split(' '));
  expect(readFileSync(faq, 'utf8')).toBe(whole);
  expect(cutFiles(content)).toEqual([]);

  // The last entry is deleted.
  save(whole.slice(0, whole.lastIndexOf('\n  - ') + 1), 23);
  expect(cutFiles(content)).toEqual([]);
});

test('a copy that broke off and files of others are no copies', () => {
  save('title: раз', 24);
  const before = dates();
  writeFileSync(join(copiesFolder(content), '.DS_Store'), '');
  mkdirSync(join(copiesFolder(content), '2026-11-25T14-00-00.000.part'));
  expect(dates()).toEqual(before);
});
