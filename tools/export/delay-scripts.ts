import { findElements, findHead, type HtmlElement, insertAt, replaceElements } from './html';
import { isIdleLink } from './inline-styles';

type DelayOptions = {
  /** The script that starts the others (loader/). */
  loader: string;
  /** Writes a script file and returns its address. */
  saveScript(text: string): string;
};

/** What the loader can do without: it starts all scripts itself, in their order. */
const KNOWN_ATTRIBUTES = ['src', 'async', 'defer', 'id'];

/**
 * Takes the scripts out of a page, so that it is painted first, and has the loader start them then. The scripts that
 * stand in the page become one file, which the loader runs first, as a browser would.
 *
 * @throws {Error} when the page has no such scripts, or one that the loader would start in another way than a browser
 */
export function delayScripts(html: string, { loader, saveScript }: DelayOptions): string {
  // No browser in the list of package.json needs the scripts for browsers without modules.
  const isForOldBrowsers = ({ attributes }: HtmlElement) => 'nomodule' in attributes;
  const scripts = findElements(html, 'script').filter(isJavaScript);
  const wanted = scripts.filter((script) => !isForOldBrowsers(script));
  const unknown = wanted.find(({ attributes }) =>
    Object.keys(attributes).some((name) => !KNOWN_ATTRIBUTES.includes(name)),
  );
  if (unknown) throw new Error(`незнакомый скрипт: ${unknown.source.slice(0, 80)}`);
  const addresses = wanted.flatMap(({ attributes }) => attributes.src ?? []);
  const inline = wanted.filter(({ attributes }) => attributes.src === undefined);
  if (addresses.length === 0 || inline.length === 0) throw new Error('нет скриптов');

  const links = findElements(html, 'link');
  const idleLinks = links.filter(isIdleLink);
  const preloads = links.filter(
    ({ attributes }) => attributes.rel === 'preload' && attributes.as === 'script',
  );
  // The page is painted without these links. React looks for them, so they come with its data.
  const restoreLinks = `document.head.insertAdjacentHTML("beforeend",${JSON.stringify(
    idleLinks.map(({ source }) => source).join(''),
  )})`;
  const own = saveScript([restoreLinks, ...inline.map(({ text }) => text)].join('\n;'));

  const bare = replaceElements(html, [...scripts, ...preloads, ...idleLinks], () => '');
  const start = `<script data-scripts="${[own, ...addresses].join(' ')}">${loader}</script>`;
  return insertAt(bare, findHead(bare).end, start);
}

/** Other types are data, such as those for search engines. */
export function isJavaScript({ attributes: { type = '' } }: HtmlElement): boolean {
  return type === '' || type === 'module' || type.endsWith('/javascript');
}
