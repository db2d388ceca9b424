import { dataScript, readInlineScripts, stylesheetsIn } from './data-script';
import { renameInRows } from './rename-in-rows';

type PageOptions = {
  /** Reads a stylesheet by its address. */
  styleOf(address: string): string;
  /** More rules for the page's styles. */
  fonts: string;
  /** Puts short names into a text. */
  rename(text: string): string;
  /** The text of the loader, which stands in the page. */
  loader: string;
  policy: string;
  /** The folder of the site on its host, such as `/site`, or nothing. */
  basePath: string;
};

/** Browsers want it within the first kilobyte, so everything else comes after it. */
const CHARSET = '<meta charSet="utf-8"/>';
const SCRIPT = /<script([^<>]*)>(.*?)<\/script>/gs;
const STYLESHEET = /<link rel="stylesheet" href="([^"<>]+)"[^<>]*>/g;
/** Next writes a class for each font. The site takes the font from a variable, which has a class of its own. */
const FONT_CLASS = /\.[\w-]+\{font-family:\w+\}/g;
/** Next marks the name of a font that it preloads with «.p.». */
const PRELOADED_FONT = /url\(([^)]+\.p\.[\w-]+\.woff2)\)/g;
const NEEDLESS_PRELOAD = /<link rel="preload"[^<>]* as="(?:script|style)"[^<>]*>/g;

/**
 * Makes a page of Next paint first and start its scripts then: its styles move into the page, its scripts into the list
 * of the loader, and React's data into a script file.
 *
 * @returns the page, and the script file with its path below the site's root
 * @throws {Error} when the page is not what Next 16 is known to write, so that no new version passes unnoticed
 */
export function rewritePage(page: string, options: PageOptions) {
  const { styleOf, fonts, rename, loader, policy, basePath } = options;
  const { html, scripts, inline } = takeScriptsOut(page);
  const { entry, data } = readInlineScripts(inline);
  const renamed = renameInRows(data, rename);
  const script = dataScript({ entry: JSON.parse(rename(JSON.stringify(entry))), data: renamed });
  const addresses = [`${basePath}/${script.path}`, ...scripts.map(rename)];
  const charsetAndPolicy = `${CHARSET}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  // The loader uses fonts that the styles declare, so it comes after them.
  const stylesEnd = `${fonts}</style><script data-scripts="${addresses.join(' ')}">${loader}</script>`;
  const styled = moveStylesIn(rename(html), stylesheetsIn(renamed), styleOf);
  const head = charsetAndPolicy + missingPreloads(styled);
  return {
    html: styled.replace('</style>', () => stylesEnd).replace(CHARSET, () => head),
    script,
  };
}

/** Next preloads the fonts of every page but the missing one, which would be painted without them. */
function missingPreloads(html: string): string {
  if (html.includes('as="font"')) return '';
  const addresses = Array.from(html.matchAll(PRELOADED_FONT), ([, address]) => address);
  return (
    [...new Set(addresses)]
      // The font of the ruble sign: the missing page shows no price.
      .filter((address) => !address?.includes('latin_ext'))
      .map(
        (address) =>
          `<link rel="preload" href="${address}" as="font" crossorigin="" type="font/woff2"/>`,
      )
      .join('')
  );
}

function takeScriptsOut(page: string) {
  const scripts: string[] = [];
  const inline: string[] = [];
  const html = page
    .replace(SCRIPT, (element, attributes: string, text: string) => {
      if (attributes.includes('application/ld+json')) return element;
      const [, address] = / src="([^"]+)"/.exec(attributes) ?? [];
      if (address === undefined) inline.push(text);
      // No browser in the list of package.json needs the polyfills for browsers without modules.
      else if (!attributes.includes('noModule')) scripts.push(address);
      return '';
    })
    .replace(NEEDLESS_PRELOAD, '');
  if (!html.includes(CHARSET)) throw new Error(`нет ${CHARSET}`);
  if (scripts.length === 0) throw new Error('нет скриптов');
  return { html, scripts, inline };
}

/**
 * Puts stylesheets in the place of their links. React's data may name more than the page has: the missing page stands in
 * for any other.
 */
function moveStylesIn(html: string, named: readonly string[], styleOf: PageOptions['styleOf']) {
  const linked = Array.from(html.matchAll(STYLESHEET), ([, address]) => `${address}`);
  if (linked.length === 0) throw new Error('нет стилей');
  const more = named.filter((address) => !linked.includes(address));
  const write = (address: string) => styleElement(address, styleOf(address));
  return html
    .replace(STYLESHEET, (_, address: string) => write(address))
    .replace('</head>', () => `${more.map(write).join('')}</head>`)
    .replaceAll('</style><style>', '');
}

function styleElement(address: string, css: string): string {
  if (css.includes('</')) throw new Error(`стили ${address} закрыли бы <style>`);
  const { pathname: folder } = new URL('..', `http://site${address}`);
  // Between its rules stand line breaks, which the first view has no use for.
  const rules = css.replace(/\}\n+/g, '}').replace(FONT_CLASS, '').trim();
  return `<style>${rules.replaceAll('url(../', `url(${folder}`)}</style>`;
}
