import {
  addAttribute,
  findElements,
  findHead,
  type HtmlElement,
  insertAt,
  replaceElements,
} from './html';

const RELATIVE_ADDRESS = /\burl\((["']?)(?!["']|\/|#|[a-z]+:)([^"')]+)/g;

/** Reads a stylesheet of the site by its address. */
type ReadStyle = (address: string) => string;

/**
 * Puts stylesheets in the place of their links, so that the first paint waits for no second request. The links stay,
 * disabled, because React looks for them: it would fetch a stylesheet that has none.
 *
 * @throws {Error} when the page has no stylesheet of its own
 */
export function inlineStyles(html: string, readStyle: ReadStyle): string {
  const links = findElements(html, 'link');
  const stylesheets = links.filter(({ attributes }) => attributes.rel === 'stylesheet');
  if (stylesheets.length === 0) throw new Error('нет ссылок на стили');
  // Fetched for another page, while this one waits to be painted.
  const preloads = links.filter(
    ({ attributes }) => attributes.rel === 'preload' && attributes.as === 'style',
  );
  const styled = replaceElements(html, [...stylesheets, ...preloads], (link) =>
    stylesheets.includes(link) ? styleElement(link, readStyle) : '',
  );
  const disabled = [
    ...stylesheets.map((link) => addAttribute(link, 'disabled=""')),
    ...preloads.map((link) => addAttribute(link, 'media="not all"')),
  ];
  return insertAt(styled, findHead(styled).end, disabled.join(''));
}

/** True for the links that `inlineStyles` leaves, which no browser follows. */
export function isIdleLink({ attributes }: HtmlElement): boolean {
  return 'disabled' in attributes || attributes.media === 'not all';
}

function styleElement({ attributes }: HtmlElement, readStyle: ReadStyle): string {
  const { href = '', media } = attributes;
  const css = readStyle(href);
  if (/<\/style/i.test(css)) throw new Error(`стили ${href} закрыли бы <style>`);
  const start = media ? `<style media="${media}">` : '<style>';
  return `${start}${withWholeAddresses(css, href).trim()}</style>`;
}

/** An address in a stylesheet is relative to the stylesheet; in the page it would be relative to the page. */
function withWholeAddresses(css: string, stylesheet: string): string {
  const base = new URL(stylesheet, 'http://site');
  return css.replace(RELATIVE_ADDRESS, (_, quote: string, address: string) => {
    const { href, origin } = new URL(address, base);
    return `url(${quote}${href.slice(origin.length)}`;
  });
}
