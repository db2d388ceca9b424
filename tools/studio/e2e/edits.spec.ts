import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { copyProject, replaceIn } from '../../../e2e/copy-project';
import { CONTENT_FOLDER } from '../../../e2e/fixture-content';
import { expectTexts, OPTIONAL_LABELS } from '../../../e2e/texts';
import { loadContent } from '../../../lib/content/load';
import { allEdits, editContent, edits, listEdits } from './edits';

test.use({ javaScriptEnabled: false });

const completeSettings = parseEnv(readFileSync('e2e/complete.env', 'utf8'));
const DRAFT = '.test/owner/content';
// Latin for the reason that preview.ts gives.
const PROJECT = '.test/owner/my site';
const BUILT = '.test/owner/built';
// Next's compiled files stay from one build to the next.
const COMPILED = '.next';

for (const [what, edit] of Object.entries({ ...edits, ...listEdits })) {
  test(`the content passes its check after a change: ${what}`, () => {
    editContent(DRAFT, [edit]);
    loadContent(DRAFT);
  });
}

/** The commands of the project that the publish workflow runs, in its order. */
const commands: string[] = parse(readFileSync('.github/workflows/publish.yml', 'utf8'))
  .jobs.build.steps.map(({ run = '' }) => /^npm run (.*)/.exec(run)?.[1])
  .filter(Boolean);

/** Runs a command of the project in the copy, with a full set of settings and the fixture's samples. */
function run(command: string, settings = completeSettings) {
  const env = { ...process.env, PUBLISH_SAMPLES: 'yes', ...settings };
  const child = spawnSync(`npm --silent run ${command} 2>&1`, { cwd: PROJECT, env, shell: true });
  return { code: child.status, printed: String(child.stdout) };
}

test('every text of the owner’s own content stands on its page', async ({ page }) => {
  test.setTimeout(300_000);
  await copyProject(PROJECT, 'content', COMPILED);
  const { code, printed } = run('build');
  expect(code, printed).toBe(0);
  await expectTexts(page, join(PROJECT, 'out'), loadContent('content'), OPTIONAL_LABELS);
});

test('a folder out without a site is named', async () => {
  await copyProject(PROJECT, CONTENT_FOLDER, COMPILED);
  mkdirSync(join(PROJECT, 'out'));
  expect(run('check:site').printed).toMatch(/^В папке out нет сайта: .*\n$/);
});

async function copyWith(changes: Parameters<typeof editContent>[1]) {
  editContent(DRAFT, changes);
  await copyProject(PROJECT, DRAFT, COMPILED);
}

function expectDone(command: string) {
  const { code, printed } = run(command);
  expect([command, code], printed).toEqual([command, 0]);
}

test('every command of publish.yml passes with empty lists', async () => {
  test.setTimeout(300_000);
  await copyWith([listEdits['empty lists']]);
  expect(commands).toContain('check:site');
  for (const command of commands) expectDone(command);
});

test.describe('after all changes', () => {
  test.setTimeout(300_000);

  /** What the build makes and what it reads; the tests damage both. */
  const KEPT = ['out', 'content'];

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    await copyWith(allEdits);
    expectDone('build');
    copyFolders(KEPT, PROJECT, BUILT);
  });

  test.beforeEach(() => copyFolders(KEPT, BUILT, PROJECT));

  test('every command of publish.yml passes', () => {
    for (const command of commands) if (command !== 'build') expectDone(command);
  });

  test('what could look nicer is reported and published', () => {
    const { title } = loadContent(join(PROJECT, 'content')).seo.hero;
    // The headline is cut off, and moves in every frame: even the few frames of a busy machine show a shift.
    const style = `h1 { word-spacing: 100vw; height: 1em; overflow: hidden; animation: 1s jump forwards }
      @keyframes jump { to { margin-top: 50vh } }`;
    putInto('seo-donetsk', '</head>', `<style>${style}</style>`);

    const { code, printed } = run('check:site');
    expect(code, printed).toBe(0);
    const place =
      'content/seo.yaml, строка \\d+, поле hero.title: на экране 360 px страница /seo-donetsk/';
    for (const words of ['при загрузке сдвигается', 'не вмещает'])
      expect(printed).toMatch(new RegExp(`${place} ${words}.*«${title}»`));
  });

  test('what is broken is reported and not published', () => {
    const [picture = ''] = readdirSync(join(PROJECT, 'out/pictures'));
    rmSync(join(PROJECT, 'out/pictures', picture));
    const shared = readdirSync(join(PROJECT, 'out/share')).find((name) => name.startsWith('seo-'));
    rmSync(join(PROJECT, `out/share/${shared}`));
    putInto('seo-donetsk', '</main>', '<a href="/nowhere/">Сюда</a>');
    putInto('targeting-donetsk', '</main>', '<button><h2>1</h2></button>');
    putInto('contextual-advertising-donetsk', '</main>', '<script>1</script>');
    // The content has changed since the build.
    const content = join(PROJECT, 'content');
    replaceIn(join(content, 'home.yaml'), /(?<=hero:[\s\S]*?title: ).*/, 'Другой заголовок');
    replaceIn(join(content, 'prices.yaml'), 'price: 12000', 'price: 13000');
    const settings = { ...completeSettings, NEXT_PUBLIC_OWNER_EMAIL: 'other@yandex.ru' };

    const wrong = { ...settings, NEXT_PUBLIC_PHONE: '12' };
    expect(run('check:content', wrong)).toEqual({
      code: 1,
      printed: expect.stringContaining('NEXT_PUBLIC_PHONE: «12» не подходит'),
    });
    const { code, printed } = run('check:site', settings);
    expect(code).toBe(1);
    for (const words of [
      `не открывается /pictures/${picture}`,
      `не открывается /share/${shared}`,
      '/seo-donetsk/: не открывается /nowhere/',
      /\/targeting-donetsk\/: ошибка в разметке страницы, .*: element-permitted-content, строка \d+/,
      /\/contextual-advertising-donetsk\/: ошибка в консоли браузера: .*script/,
      '/: не виден заголовок «Другой заголовок»',
      'калькулятор: в расчёте нет услуги «Авито» за 13 000 ₽',
      'форма: в заявке нет «other@yandex.ru»',
    ]) {
      expect(printed.replaceAll('\u00a0', ' ')).toMatch(words);
    }
  });
});

/** Puts markup before a tag of a built page, and takes away the page's packed copies. */
function putInto(path: string, tag: string, markup: string) {
  const page = join(PROJECT, 'out', path, 'index.html');
  replaceIn(page, tag, markup + tag);
  for (const packed of ['.br', '.gz']) rmSync(page + packed, { force: true });
}

function copyFolders(names: readonly string[], from: string, to: string) {
  for (const name of names) {
    rmSync(join(to, name), { recursive: true, force: true });
    cpSync(join(from, name), join(to, name), { recursive: true });
  }
}
