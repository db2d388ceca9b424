import { finished } from 'node:stream/promises';
import { RewritingStream } from 'parse5-html-rewriting-stream';

/** A page as Next exports it, taken apart. */
export type NextPage = {
  /** The page without scripts; `HEAD_MARK` stands where what starts them belongs. */
  html: string;
  /** The addresses of the scripts, in the page's order. */
  scripts: readonly string[];
  /** The addresses of scripts for browsers without modules: none of the browsers in package.json wants them. */
  unwanted: readonly string[];
  /** What Next's inline script hands to Turbopack: which chunks to wait for and which module to run. */
  bootstrap: unknown;
  /** React's data for the page, joined from Next's inline scripts. */
  payload: string;
};

/** Behind the charset, which browsers want within the first kilobyte, and before everything else. */
export const HEAD_MARK = '<!--head-->';

type Attributes = Readonly<Record<string, string>>;

/**
 * Takes the scripts out of a page and puts the styles in. Everything else keeps its bytes.
 *
 * Beside each style stays its link, disabled: nothing is fetched for it, and React, which looks for the link,
 * finds the style it wants already there.
 *
 * @param styleOf the text of a stylesheet by its address
 * @throws {Error} when the page is not what Next 16 is known to write, so that a new version cannot slip through
 */
export async function takeApart(
  page: string,
  styleOf: (address: string) => string,
): Promise<NextPage> {
  const rewriter = new RewritingStream();
  const scripts: string[] = [];
  const unwanted: string[] = [];
  const stylesheets: string[] = [];
  const inline: string[] = [];
  let html = '';
  let taken: string | undefined;

  rewriter.on('data', (chunk) => {
    html += chunk;
  });
  rewriter.on('startTag', (tag, raw) => {
    const attributes = Object.fromEntries(tag.attrs.map(({ name, value }) => [name, value]));
    if (tag.tagName === 'script' && !isData(attributes)) {
      taken = '';
      if (attributes.src !== undefined) {
        (attributes.nomodule === undefined ? scripts : unwanted).push(attributes.src);
      }
    } else if (isStylesheet(tag.tagName, attributes)) {
      const address = attributes.href ?? '';
      stylesheets.push(address);
      rewriter.emitRaw(writeStyle(address, styleOf));
    } else if (!isNeedlessPreload(tag.tagName, attributes)) {
      rewriter.emitRaw(raw);
      if (attributes.charset) rewriter.emitRaw(HEAD_MARK);
    }
  });
  rewriter.on('text', (_, raw) => {
    if (taken === undefined) rewriter.emitRaw(raw);
    else taken += raw;
  });
  rewriter.on('endTag', (_, raw) => {
    if (taken === undefined) rewriter.emitRaw(raw);
    else if (taken) inline.push(taken);
    taken = undefined;
  });

  rewriter.end(page);
  await finished(rewriter);
  if (!html.includes(HEAD_MARK)) throw new Error('нет <meta charset>');
  if (!html.includes('<style>')) throw new Error('нет стилей');
  if (scripts.length === 0) throw new Error('нет скриптов');
  const { bootstrap, payload } = readInline(inline);
  // Of the missing page, which may stand in for any other, the data asks for the style ahead.
  const asked = hintedStyles(payload).filter((address) => !stylesheets.includes(address));
  const styles = asked.map((address) => writeStyle(address, styleOf)).join('');
  const styled = html.replace('</head>', () => `${styles}</head>`);
  const whole = styled.replace(HEAD_MARK, () => HEAD_MARK + preloadFonts(styled));
  return { html: whole, scripts, unwanted, bootstrap, payload };
}

/** Next marks the files of fonts to preload with a «.p», and forgets to ask for them in the missing page. */
const PRELOADED_FONT = /url\(([^)]+\.p\.[\w-]+\.woff2)\)/g;

/** The links that a page lacks, in the order Next gives them elsewhere. */
function preloadFonts(html: string): string {
  return [...html.matchAll(PRELOADED_FONT)]
    .map(([, address]) => String(address))
    .sort()
    .filter((address) => !html.includes(`<link rel="preload" href="${address}"`))
    .map(
      (address) =>
        `<link rel="preload" href="${address}" as="font" crossorigin="" type="font/woff2"/>`,
    )
    .join('');
}

function writeStyle(address: string, styleOf: (address: string) => string): string {
  const link = `<link rel="stylesheet" href="${address}" data-precedence="next" disabled=""/>`;
  return `<style>${styleOf(address)}</style>${link}`;
}

/** The stylesheets that React would ask for when it reads the data. */
function hintedStyles(payload: string): string[] {
  return [...payload.matchAll(/^:HL\["([^"]+\.css)","style"/gm)].map(([, address]) =>
    String(address),
  );
}

function isData({ type }: Attributes): boolean {
  return type === 'application/ld+json';
}

function isStylesheet(tagName: string, { rel }: Attributes): boolean {
  return tagName === 'link' && rel === 'stylesheet';
}

/** Scripts come later, and styles stand in the page. */
function isNeedlessPreload(tagName: string, { rel, as = '' }: Attributes): boolean {
  return tagName === 'link' && rel === 'preload' && ['script', 'style'].includes(as);
}

const BOOTSTRAP =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s;
const DATA = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*\])\)$/s;

/** Reads Next's inline scripts, each of which must be one that is known. */
function readInline(inline: readonly string[]): Pick<NextPage, 'bootstrap' | 'payload'> {
  let bootstrap: unknown;
  let payload = '';
  for (const script of inline) {
    const [, entry] = BOOTSTRAP.exec(script) ?? [];
    const [, row] = DATA.exec(script) ?? [];
    if (entry) bootstrap = JSON.parse(entry);
    else if (row) payload += readRow(JSON.parse(row));
    else throw new Error(`незнакомый скрипт: ${script.slice(0, 80)}`);
  }
  if (!bootstrap) throw new Error('нет скрипта, который запускает остальные');
  if (!payload) throw new Error('нет данных страницы');
  return { bootstrap, payload };
}

/** A row is its kind and its text: 0 begins the data, 1 is text; other kinds do not occur in an export. */
function readRow([kind, rowText]: [number, string?]): string {
  if (kind === 0) return '';
  if (kind === 1 && rowText !== undefined) return rowText;
  throw new Error(`незнакомая строка данных: ${kind}`);
}
