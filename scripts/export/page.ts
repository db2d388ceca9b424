import type { LoaderData } from './loader/loader';
import { sha256 } from './policy';

type PageOptions = {
  styleOf(address: string): string;
  /** More rules for the page's styles. */
  fonts: string;
  rename(text: string): string;
  loader: string;
  policy: string;
  payloadAddress: string;
  /** Load the scripts right after the first paint. */
  early: boolean;
};

/** Browsers want it within the first kilobyte, so everything else comes after it. */
const CHARSET = '<meta charSet="utf-8"/>';
const SCRIPT = /<script([^>]*)>(.*?)<\/script>/gs;
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const NEEDLESS_PRELOAD = /<link rel="preload"[^>]* as="(?:script|style)"[^>]*>/g;
const BOOTSTRAP =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s;
const DATA = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*\])\)$/s;

/** @throws {Error} when the page is not what Next 16 is known to write, so that no new version passes unnoticed */
export function postprocessPage(page: string, options: PageOptions) {
  const { styleOf, fonts, rename, loader, policy, payloadAddress, early } = options;
  const { html, scripts, inline } = takeScriptsOut(page);
  const { bootstrap, payload: parts } = parseInline(inline);
  // Next's scripts may part the data within a name. React counts the bytes of a text above 1 KiB: it can hold no name.
  const payload = rename(parts);
  const data: LoaderData = {
    payload: payloadAddress,
    integrity: sha256(payload),
    scripts,
    bootstrap,
    ...(early && { early }),
  };
  // JSON has few apostrophes, and the bytes of the page's head count.
  const attribute = rename(JSON.stringify(data)).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  const head = [
    CHARSET,
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    `<script data-loader='${attribute}'>${loader}</script>`,
  ].join('');
  const styled = inlineStyles(rename(html), payload, styleOf).replace(
    '</style>',
    `${fonts}</style>`,
  );
  return { html: styled.replace(CHARSET, () => head), payload };
}

function takeScriptsOut(page: string) {
  const scripts: string[] = [];
  const inline: string[] = [];
  const html = page
    .replace(SCRIPT, (element, attributes: string, text: string) => {
      if (attributes.includes('application/ld+json')) return element;
      const [, address] = / src="([^"]+)"/.exec(attributes) ?? [];
      if (address === undefined) inline.push(text);
      // None of the browsers in package.json wants the polyfills for those without modules.
      else if (!attributes.includes('noModule')) scripts.push(address);
      return '';
    })
    .replace(NEEDLESS_PRELOAD, '');
  if (!html.includes(CHARSET)) throw new Error(`нет ${CHARSET}`);
  if (scripts.length === 0) throw new Error('нет скриптов');
  return { html, scripts, inline };
}

/** Reads Next's inline scripts: the entry for Turbopack, and the rows of React's data with their kind. */
function parseInline(inline: readonly string[]) {
  let bootstrap: unknown;
  let payload = '';
  for (const script of inline) {
    const [, entry] = BOOTSTRAP.exec(script) ?? [];
    const [kind, text]: unknown[] = JSON.parse(DATA.exec(script)?.[1] ?? '[]');
    if (entry) bootstrap = JSON.parse(entry);
    // 0 begins the data, 1 is text; an export has no other kinds.
    else if (kind === 1) payload += text;
    else if (kind !== 0) throw new Error(`незнакомый скрипт: ${script.slice(0, 80)}`);
  }
  if (!bootstrap) throw new Error('нет скрипта, который запускает остальные');
  if (!payload) throw new Error('нет данных страницы');
  return { bootstrap, payload };
}

/** Puts the styles in the place of their links, which the loader adds again. */
function inlineStyles(html: string, payload: string, styleOf: PageOptions['styleOf']): string {
  const addresses = [...html.matchAll(STYLESHEET)].map(([, address]) => address);
  if (addresses.length === 0) throw new Error('нет стилей');
  const write = (address: string) => {
    const css = styleOf(address);
    if (css.includes('</')) throw new Error(`стили ${address} закрыли бы <style>`);
    const { pathname } = new URL('..', `http://site${address}`);
    // Between its rules stand line breaks, which the first view has no use for.
    const lines = css.replace(/\}\n+/g, '}').trim();
    return `<style>${lines.replaceAll('url(../', `url(${pathname}`)}</style>`;
  };
  // The data of the missing page, which may stand in for any other, asks for more styles than its HTML has.
  const more = [...payload.matchAll(/^:HL\["([^"]+\.css)","style"/gm)]
    .map(([, address]) => String(address))
    .filter((address) => !addresses.includes(address));
  return html
    .replace(STYLESHEET, (_, address: string) => write(address))
    .replace('</head>', () => `${more.map(write).join('')}</head>`)
    .replaceAll('</style><style>', '');
}
