import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** What the pages are made of, beside the settings. */
const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'next.config.mjs',
  'package-lock.json',
];

/** The same sources and settings give the same id, so that building again changes no file. Next's own is random. */
function hashSources() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf).sort()) {
    hash.update(file).update(readFileSync(join(import.meta.dirname, file)));
  }
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  hash.update(JSON.stringify(settings.sort()));
  return hash.digest('hex').slice(0, 20);
}

/**
 * @param {string} path of a file or a folder
 * @returns {string[]} the paths of the files, alike on each system
 */
function filesOf(path) {
  const absolute = join(import.meta.dirname, path);
  if (!statSync(absolute).isDirectory()) return [path];
  return readdirSync(absolute).flatMap((name) => filesOf(`${path}/${name}`));
}

/** @type {import('next').NextConfig} */
const config = {
  // A folder of files that any static host can serve. The preview names another folder, and the tests
  // build a copy of the project, so that a build that knows a local address can never be mistaken for the site.
  output: 'export',
  distDir: process.env.SITE_OUT ?? 'out',
  generateBuildId: hashSources,

  // Splits the styles into small files, each shared by few pages. The export writes them into the pages
  // (tools/export), so more files cost no requests, but rules for other pages cost bytes. With the default
  // a page gets twice the styles that it uses.
  experimental: {
    cssChunking: { type: 'graph', requestCost: 10 },
    // With it, Next's development server patches the pages that are open already, and a page that is opened for the
    // first time after a change of the content shows what was there before, for good.
    turbopackServerFastRefresh: false,
    // The development server's cache on the disk saves a second at the start, but one start made it 88 MB larger.
    turbopackFileSystemCacheForDev: false,
  },

  // /calculator/index.html instead of calculator.html beside a folder calculator/, which plain
  // nginx and Apache answer with 403.
  trailingSlash: true,
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',

  // The font tools of the share pictures load WebAssembly of their own.
  serverExternalPackages: ['subset-font'],

  // A static host has no image optimiser; app/pictures makes the widths while building.
  images: { unoptimized: true },

  // Written into the code even when empty, so that the compiler can leave out what only a counter needs.
  env: { NEXT_PUBLIC_METRIKA_ID: process.env.NEXT_PUBLIC_METRIKA_ID ?? '' },

  // `npm test` checks all types, the tests' own too; the owner's build need not wait for it.
  typescript: { ignoreBuildErrors: true },

  turbopack: {
    // The folder whose node_modules are used. Left to itself, Next looks for lock files, which may lie above the project.
    root: join(resolve('next/package.json'), '../../..'),
    // The content is read from files, whose changes the development server would not notice: the preview names a
    // loader that does.
    rules: process.env.CONTENT_LOADER
      ? { '**/lib/content/index.ts': { loaders: [process.env.CONTENT_LOADER] } }
      : {},
  },

  // The preview shows the site without Next's own marks, and prints its own lines alone.
  devIndicators: false,
  logging: false,
  allowedDevOrigins: ['127.0.0.1', '[::1]'],
};

export default config;
