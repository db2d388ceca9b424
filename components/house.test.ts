/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');

function filesIn(folder: string, ending: RegExp): { path: string; text: string }[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => ({
      path: `${folder}/${path}`.replaceAll('\\', '/'),
      text: readFileSync(join(root, folder, path), 'utf8'),
    }));
}

const sources = ['app', 'components', 'lib', 'content'].flatMap((folder) =>
  filesIn(folder, /\.tsx?$/),
);

test('only these files are islands', () => {
  const islands = sources.filter(({ text }) => /^'use client'/m.test(text)).map(({ path }) => path);
  expect(islands.sort()).toEqual([
    'app/error.tsx',
    'components/Calculator/Calculator.tsx',
    'components/Calculator/EstimateResult.tsx',
    'components/CallDialog/CallDialog.tsx',
    'components/Cases/CaseTabs.tsx',
    'components/Contact/ContactForm.tsx',
    'components/Contact/NoticeRegion.tsx',
    'components/Header/SiteMenu.tsx',
    'components/Metrika/Metrika.tsx',
    'components/MissingPage/LogMissingPath.tsx',
    'components/Notices/Notices.tsx',
    'components/PageLink/PageLink.tsx',
    'components/Privacy/PrivacyLink.tsx',
  ]);
});

test.each([
  ['emailjs-com', ['lib/browser/send-lead.ts']],
  ['react-hot-toast', ['components/Notices/Notices.tsx']],
  ['@headlessui/react', ['components/CallDialog/CallDialog.tsx']],
  ['@/lib/browser/metrika', ['components/Metrika/Metrika.tsx']],
  ['next/link', ['components/PageLink/PageLink.tsx']],
  [
    'zod',
    [
      'content/explain.ts',
      'content/fields.ts',
      'content/load.ts',
      'content/schema.ts',
      'lib/settings.ts',
    ],
  ],
])('%s is known to %j alone', (name, files) => {
  const users = sources.filter(({ text }) => text.includes(`'${name}'`));
  expect(users.map(({ path }) => path).sort()).toEqual(files);
});

describe('tokens', () => {
  const styles = ['app', 'components'].flatMap((folder) => filesIn(folder, /\.css$/));
  const tokens = styles.find(({ path }) => path === 'app/tokens.css')?.text ?? '';
  const names = (text: string, pattern: RegExp) =>
    new Set([...text.matchAll(pattern)].map(([, name]) => name));
  const defined = names(tokens, /(--[\w-]+):/g);
  const used = names(styles.map(({ text }) => text).join('\n'), /var\((--[\w-]+)/g);
  // These come from app/fonts.ts.
  for (const font of ['--font-latin', '--font-ruble', '--font-cyrillic']) defined.add(font);

  test('no style uses a token that is not there', () => {
    const astray = styles.flatMap(({ path, text }) => {
      const own = names(text.replace(/\/\*[\s\S]*?\*\//g, ''), /(--[\w-]+):/g);
      return [...names(text, /var\((--[\w-]+)/g)]
        .filter((name) => !defined.has(name) && !own.has(name))
        .map((name) => `${path}: ${name}`);
    });
    expect(astray).toEqual([]);
  });

  test('every weight is one of the three', () => {
    const offenders = styles.filter(
      ({ path, text }) =>
        path !== 'app/base.css' && /(font(-weight)?|--type-\w+):\s*(\d{3}|bold)/.test(text),
    );
    expect(offenders.map(({ path }) => path)).toEqual([]);
  });

  test('hovering is for those who can hover', () => {
    const offenders = styles.filter(({ text }) =>
      text.replace(/^( *)@media \(hover: hover\) \{[\s\S]*?^\1\}/gm, '').includes(':hover'),
    );
    expect(offenders.map(({ path }) => path)).toEqual([]);
  });

  test('no token is there for nothing', () => {
    expect([...defined].filter((name) => !used.has(name))).toEqual([]);
  });

  test('only tokens.css knows the raw values', () => {
    const offenders = styles.filter(
      ({ path, text }) => path !== 'app/tokens.css' && /--raw-|#[\da-f]{3,8}\b|rgba?\(/i.test(text),
    );
    expect(offenders.map(({ path }) => path)).toEqual([]);
  });

  test('no class of a module is there for nothing, and none is asked for in vain', () => {
    const problems: string[] = [];
    for (const { path, text } of styles.filter(({ path }) => path.endsWith('.module.css'))) {
      const folder = path.slice(0, path.lastIndexOf('/'));
      const file = path.slice(path.lastIndexOf('/') + 1);
      const users = sources.filter(
        ({ path: user, text: code }) => user.startsWith(folder) && code.includes(`./${file}`),
      );
      const asked = names(users.map(({ text: code }) => code).join('\n'), /styles\.(\w+)/g);
      const given = names(
        text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"/g, ''),
        /\.([a-zA-Z]\w*)/g,
      );
      for (const name of given)
        if (!asked.has(name) && !/styles\[/.test(users.map(({ text: code }) => code).join()))
          problems.push(`${path}: .${name} is not used`);
      for (const name of asked)
        if (!given.has(name)) problems.push(`${path}: .${name} is not there`);
    }
    expect(problems).toEqual([]);
  });
});
