import { existsSync, readdirSync, readFileSync } from 'node:fs';

/* The documentation names many files, and one that has been moved or renamed would lead a reader nowhere. */

/** A path from the project's folder, in backticks. */
const PATH = /`((?:app|components|content|deploy|docs|e2e|lib|public|tools|\.github)\/[^`\n]*)`/g;

/** `content/*.yaml` and `content/{id}.yaml` stand for several files. Which pictures there are is up to the owner. */
const NO_CERTAIN_FILE = /[*{…]|^content\/pictures\b/;

const documents = ['README.md', ...filesIn('docs', '.md'), ...filesIn('tools', 'README.md')];

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(ending) && !path.includes('/node_modules/'));
}

function pathsIn(document: string): string[] {
  const paths = Array.from(readFileSync(document, 'utf8').matchAll(PATH), ([, path = '']) => path);
  return paths.filter((path) => !NO_CERTAIN_FILE.test(path));
}

/** A tool can be deleted while the documentation still names its files. */
function isOfAbsentTool(path: string): boolean {
  const [tool = ''] = /^tools\/[\w-]+/.exec(path) ?? [];
  return tool !== '' && !existsSync(tool);
}

test('paths are found', () => {
  expect(documents).toContain('tools/shared/launch/README.md');
  expect(documents.flatMap(pathsIn).length).toBeGreaterThan(100);
});

test.each(documents)('every path that %s names leads to a file or a folder', (document) => {
  expect(pathsIn(document).filter((path) => !existsSync(path) && !isOfAbsentTool(path))).toEqual(
    [],
  );
});
