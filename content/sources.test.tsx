import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf, routes } from '@/lib/routes';
import { loadContent } from './load';
import { sourcesOf } from './sources';

const ROOT = join(__dirname, '..');

/** An object that reports each of its properties that is read. */
function watched<Value>(value: Value, note: (name: string) => void): Value {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, name, receiver) {
      if (typeof name === 'string') note(name);
      return Reflect.get(target, name, receiver);
    },
  });
}

/** Renders a page and returns the content files it has read, except for links to other pages. */
function filesReadBy(path: string): string[] {
  const read = new Set<string>();
  const content = loadContent(join(ROOT, 'e2e/content'));
  const files = Object.entries(content).map(([name, value]) => [
    name,
    watched(value, (field) => field !== 'teaser' && read.add(`content/${name}.yaml`)),
  ]);
  jest.isolateModules(() => {
    jest.doMock('./load', () => ({
      ...jest.requireActual('./load'),
      loadContent: () => Object.fromEntries(files),
    }));
    jest.doMock('../components/Privacy/PrivacyLink', () => ({ PrivacyLink: 'a' }));
    // A link needs the router, which only a running site has.
    jest.doMock('../components/PageLink/PageLink', () => ({ PageLink: 'a' }));
    const { createElement } = require('react');
    const { renderToStaticMarkup } = require('react-dom/server');
    const { default: Page } = require(`../app${path}page`);
    renderToStaticMarkup(createElement(Page));
  });
  return [...read];
}

test.each(routes)('the sources of $path are the files that it reads', ({ id, path }) => {
  const files = sourcesOf(id);
  const page = `app${pathOf(id)}page.tsx`;
  const contentFiles = files.filter((file) => file !== page && file !== 'content/figures.yaml');
  expect(filesReadBy(path).sort()).toEqual(contentFiles.sort());
  expect(files).toContain(page);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test.each(routes)('the sources of $path include the figures, which it uses', ({ id }) => {
  const texts = sourcesOf(id).map((file) => {
    const frozen = file.startsWith('content/') ? `e2e/${file}` : file;
    return readFileSync(join(ROOT, frozen), 'utf8');
  });
  expect(texts.join('\n')).toMatch(/\{(?!price\.)[a-z-]+(\.n)?\}/);
  expect(sourcesOf(id)).toContain('content/figures.yaml');
});
