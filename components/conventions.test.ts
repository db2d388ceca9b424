import { dirname } from 'node:path';
import { filesIn, type SourceFile } from './source-files.fixture';

const sources = ['app', 'components', 'lib'].flatMap((folder) => filesIn(folder, /\.tsx?$/));
const styles = ['app', 'components'].flatMap((folder) => filesIn(folder, /\.css$/));

function namesIn(files: readonly SourceFile[], pattern: RegExp): Set<string> {
  const text = files.map((file) => file.text).join('\n');
  return new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
}

test('only these files are islands', () => {
  const islands = sources.filter(({ text }) => /^'use client'/m.test(text)).map(({ path }) => path);
  expect(islands.sort()).toEqual([
    'app/global-error.tsx',
    'components/calculator/Calculator/Calculator.tsx',
    'components/contact/ContactForm/ContactForm.tsx',
    'components/contact/ContactHeading/ContactHeading.tsx',
    'components/contact/LeadDeliveryProvider/LeadDeliveryProvider.tsx',
    'components/contact/LeadToast/LeadToast.tsx',
    'components/layout/Header/SiteMenu.tsx',
    'components/layout/Metrika/Metrika.tsx',
    'components/sections/Cases/CaseTabs.tsx',
    'components/sections/Faq/Faq.tsx',
    'components/sections/MissingPage/LogMissingPath.tsx',
    'components/sections/Portfolio/Enlarge.tsx',
    'components/sections/ReportSheet/LeadsForBudget.tsx',
    'components/ui/PageLink/PageLink.tsx',
  ]);
});

test('every token and every custom property that a module sets is read', () => {
  const read = namesIn([...styles, ...sources], /var\((--[\w-]+)/g);
  const set = namesIn(styles, /^\s*(--[\w-]+):/gm);
  expect([...set].filter((name) => !read.has(name))).toEqual([]);
});

test('rules by width are for screens: paper has rules of its own', () => {
  const forPaper = styles.flatMap(({ path, text }) =>
    [...text.matchAll(/@media[^{]*\bwidth\b[^{]*/g)]
      .filter(([rule]) => !rule.includes('screen and'))
      .map(([rule]) => `${path}: ${rule}`),
  );
  expect(forPaper).toEqual([]);
});

const modules = styles.filter(({ path }) => path.endsWith('.module.css'));

test.each(modules)('$path has the classes that its components use, and no others', (module) => {
  const users = [...sources, ...styles].filter(
    ({ path, text }) =>
      (path.endsWith('.css') || dirname(path) === dirname(module.path)) &&
      text.includes(module.path.slice(dirname(module.path).length)),
  );
  const rules = module.text.replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '');
  const given = namesIn([{ ...module, text: rules }], /\.([a-zA-Z]\w*)/g);
  const used = namesIn(users, /(?:styles\.|composes: )(\w+)/g);
  expect([...used].filter((name) => !given.has(name))).toEqual([]);
  // A component that picks a class by a prop does not name it.
  if (users.some(({ text }) => /styles\[/.test(text))) return;
  expect([...given].filter((name) => !used.has(name))).toEqual([]);
});
