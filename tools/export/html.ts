import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

export type HtmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The text between its tags, as it stands in the document. */
  text: string;
  /** The element with its tags, as it stands in the document. */
  source: string;
  start: number;
  end: number;
};

/** Finds all elements of a name, in their order. */
export function findElements(html: string, name: string): HtmlElement[] {
  return descendantsOf(parseDocument(html))
    .filter((element) => element.tagName === name)
    .flatMap((element) => describeElement(html, element));
}

/** Where the content of the head stands, and its elements. Comments between them do not count. */
export function findHead(html: string) {
  const head = descendantsOf(parseDocument(html)).find(({ tagName }) => tagName === 'head');
  const { startTag, endTag } = head?.sourceCodeLocation ?? {};
  if (!head || !startTag || !endTag) throw new Error('в странице нет <head>');
  const elements = head.childNodes
    .filter(defaultTreeAdapter.isElementNode)
    .flatMap((element) => describeElement(html, element));
  return { start: startTag.endOffset, end: endTag.startOffset, elements };
}

/** Writes something else in the place of elements. All the rest keeps its bytes. */
export function replaceElements(
  html: string,
  elements: readonly HtmlElement[],
  write: (element: HtmlElement) => string,
): string {
  let rest = 0;
  const pieces = elements
    .toSorted((first, second) => first.start - second.start)
    .map((element) => {
      const piece = html.slice(rest, element.start) + write(element);
      rest = element.end;
      return piece;
    });
  return pieces.join('') + html.slice(rest);
}

export function insertAt(html: string, position: number, text: string): string {
  return html.slice(0, position) + text + html.slice(position);
}

/** Adds an attribute at the end of an element without content, such as a link. */
export function addAttribute({ source }: HtmlElement, attribute: string): string {
  const end = source.endsWith('/>') ? '/>' : '>';
  return `${source.slice(0, -end.length).trimEnd()} ${attribute}${end}`;
}

function parseDocument(html: string) {
  return parse(html, { sourceCodeLocationInfo: true });
}

function descendantsOf(
  parent: DefaultTreeAdapterTypes.ParentNode,
): DefaultTreeAdapterTypes.Element[] {
  return parent.childNodes
    .filter(defaultTreeAdapter.isElementNode)
    .flatMap((element) => [element, ...descendantsOf(element)]);
}

/** Returns nothing for an element that the parser adds where the document has no tag. */
function describeElement(
  html: string,
  { tagName, attrs, sourceCodeLocation }: DefaultTreeAdapterTypes.Element,
): HtmlElement[] {
  if (!sourceCodeLocation) return [];
  const { startOffset, endOffset, startTag, endTag } = sourceCodeLocation;
  const element = {
    name: tagName,
    attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    text: html.slice(startTag?.endOffset ?? endOffset, endTag?.startOffset ?? endOffset),
    source: html.slice(startOffset, endOffset),
    start: startOffset,
    end: endOffset,
  };
  return [element];
}
