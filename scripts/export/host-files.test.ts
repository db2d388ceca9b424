import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeHostFiles } from './host-files';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const shipped = (path: string) => readFileSync(join('deploy', path), 'utf8');

test('at the root the files lie in the export as they lie in deploy/', async () => {
  await writeHostFiles(folder, '');
  expect(readdirSync(folder).sort()).toEqual(['.htaccess', '.nojekyll', '_headers']);
  expect(read('.htaccess')).toBe(shipped('apache/.htaccess'));
  expect(read('_headers')).toBe(shipped('netlify-cloudflare/_headers'));
});

test('under a sub-path the missing page is found, and every rule is for an address of the site', async () => {
  await writeHostFiles(folder, '/site');
  const missing = read('.htaccess').match(/^ErrorDocument.*$/gm);
  expect(missing).toEqual([403, 404].map((status) => `ErrorDocument ${status} /site/404.html`));
  const paths = parseHeaders(read('_headers')).map(({ path }) => path);
  expect(paths).toContain('/site/_next/static/*');
  expect(paths.filter((path) => !path.startsWith('/site/'))).toEqual([]);
});

type Rule = { path: string; headers: [name: string, value: string][] };

/** Reads `_headers` by the rules Netlify and Cloudflare Pages publish: a path, then its headers, set in. */
function parseHeaders(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    if (/^\S/.test(line)) {
      expect(line).toMatch(/^\/\S*$/);
      rules.push({ path: line, headers: [] });
    } else {
      const [, name = '', value = ''] = line.match(/^\s+([\w-]+): (\S.*)$/) ?? [];
      expect([line, name]).not.toEqual([line, '']);
      rules.at(-1)?.headers.push([name, value]);
    }
  }
  return rules;
}

describe('_headers', () => {
  const text = shipped('netlify-cloudflare/_headers');
  const rules = parseHeaders(text);

  /** The headers an address gets: those of all rules that match it, as both hosts do. */
  function headersOf(address: string) {
    return rules.filter(({ path }) => matches(path, address)).flatMap(({ headers }) => headers);
  }

  function matches(path: string, address: string): boolean {
    const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*');
    return new RegExp(`^${escaped}$`).test(address);
  }

  const valueFor = (address: string, wanted: string) =>
    headersOf(address).find(([name]) => name === wanted)?.[1];

  test('keeps to the one star that Cloudflare Pages allows, and has headers for each rule', () => {
    for (const { path, headers } of rules) {
      expect(path.split('*').length).toBeLessThanOrEqual(2);
      expect(headers).not.toEqual([]);
    }
  });

  const payloads = [
    '/index.txt',
    '/__next._full.txt',
    '/calculator/index.txt',
    '/calculator/__next._tree.txt',
    '/calculator/__next._index.txt',
    '/calculator/__next.calculator.__PAGE__.txt',
  ];

  test.each([
    '/',
    '/calculator/',
    '/nope',
    '/robots.txt',
    '/_next/static/chunks/a.js',
    '/pictures/68349a72e7-480.avif',
    ...payloads,
  ])('%s gets no header twice, whose values would be joined', (address) => {
    const names = headersOf(address).map(([name]) => name.toLowerCase());
    expect(names).toEqual([...new Set(names)]);
    expect(names).toContain('content-security-policy');
  });

  test('keeps files with a hash for a year, pictures for a day, and leaves pages to the host', () => {
    for (const hashed of ['/_next/static/chunks/a.js', '/pictures/68349a72e7-480.avif']) {
      expect(valueFor(hashed, 'Cache-Control')).toMatch(/31536000, immutable$/);
    }
    expect(valueFor('/calculator/', 'Cache-Control')).toBeUndefined();
    const names = readdirSync('public', { recursive: true }).map(String);
    for (const name of [...names, 'manifest.webmanifest']) {
      if (!/\.\w+$/.test(name)) continue;
      expect([name, valueFor(`/${name}`, 'Cache-Control')]).toEqual([
        name,
        'public, max-age=86400',
      ]);
    }
  });

  test('keeps the data of the router out of the search, and nothing else', () => {
    for (const path of payloads) expect(valueFor(path, 'X-Robots-Tag')).toBe('noindex');
    expect(valueFor('/robots.txt', 'X-Robots-Tag')).toBeUndefined();
    expect(valueFor('/calculator/', 'X-Robots-Tag')).toBeUndefined();
  });
});

test('all hosts send the same policy', () => {
  const policy = "frame-ancestors 'none'; object-src 'none'; base-uri 'self'";
  for (const path of [
    'apache/.htaccess',
    'caddy/Caddyfile',
    'netlify-cloudflare/_headers',
    'nginx/site.conf',
  ]) {
    expect(shipped(path)).toContain(policy);
  }
});
