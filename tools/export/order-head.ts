import { findHead, type HtmlElement } from './html';

/**
 * Puts what tells about a page before its styles and scripts: messengers read no more than the first 32 KiB, and browsers
 * look for the charset in the first kilobyte.
 *
 * @throws {Error} when the page names no charset, or has something else than elements in its head
 */
export function orderHead(html: string): string {
  const { start, end, elements } = findHead(html);
  const charset = elements.filter(({ attributes }) => 'charset' in attributes);
  const sources = elements.map(({ source }) => source);
  if (sources.join('') !== html.slice(start, end)) throw new Error('в <head> не одни элементы');
  if (charset.length === 0) throw new Error('нет <meta charset>');
  const facts = elements.filter((element) => isFact(element) && !charset.includes(element));
  const others = elements.filter((element) => !isFact(element));
  const ordered = [...charset, ...facts, ...others].map(({ source }) => source).join('');
  return html.slice(0, start) + ordered + html.slice(end);
}

function isFact({ name, attributes }: HtmlElement): boolean {
  if (name === 'link') return !['stylesheet', 'preload'].includes(attributes.rel ?? '');
  return name === 'meta' || name === 'title';
}
