import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { styleReader } from './styles';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'styles-'));
  mkdirSync(join(folder, '_next/chunks'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(css: string, basePath = ''): string {
  writeFileSync(join(folder, '_next/chunks/a.css'), css);
  return styleReader(folder, basePath)(`${basePath}/_next/chunks/a.css`);
}

test.each([
  ['url(../media/a.woff2)', '', 'url(/_next/media/a.woff2)'],
  ['url("../media/a.woff2")', '/site', 'url(/site/_next/media/a.woff2)'],
  ['url(/favicon.svg)', '/site', 'url(/favicon.svg)'],
  ['url(data:image/svg+xml,%3Csvg%3E)', '', 'url(data:image/svg+xml,%3Csvg%3E)'],
  ['url(#drop)', '', 'url(#drop)'],
])('%s under «%s» becomes %s', (before, basePath, after) => {
  expect(read(`a{src:${before}}`, basePath)).toBe(`a{src:${after}}`);
});

test('lines of rules are joined', () => {
  expect(read('\na{top:0}\nb::before{content:"}\\a "}\n')).toBe(
    'a{top:0}b::before{content:"}\\a "}',
  );
});

test('a stylesheet that would close its own element is refused', () => {
  expect(() => read('a::before{content:"</style>"}')).toThrow('/_next/chunks/a.css');
});
