import { type Mark, readMarks, VERSION_MARK } from '../../marks';

type Read = ReturnType<typeof readMarks>;

/** What the texts and the attributes of the page were made of. React never reads them again, so they lose their marks. */
const texts = new WeakMap<Text, Read>();
const attributes = new WeakMap<Element, Map<string, Read>>();

let versionOnPage: string | undefined;

/** The version of the content that the page shows. */
export const shownVersion = () => versionOnPage;

/** The places that a text of the page comes from, in their order. */
export const marksOfText = (text: Text): Mark[] => texts.get(text)?.marks ?? [];

/** The places that the attributes of an element come from: a description, an accessible name. */
export function marksOfAttributes(element: Element): Mark[] {
  const read = attributes.get(element)?.values() ?? [];
  return [...read].flatMap(({ marks }) => marks);
}

/** Takes the marks off a part of the page and remembers where they were. */
export function takeMarks(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text) takeFromText(node);
    else if (node instanceof Element) takeFromAttributes(node);
  }
}

function takeFromText(text: Text) {
  if (texts.get(text)?.text === text.data) return;
  const read = readMarks(text.data);
  texts.set(text, read);
  const version = read.marks.find(({ path }) => path.startsWith(VERSION_MARK));
  if (version) versionOnPage = version.path.slice(VERSION_MARK.length);
  if (read.text !== text.data) text.data = read.text;
}

function takeFromAttributes(element: Element) {
  const reads = attributes.get(element) ?? new Map<string, Read>();
  for (const { name, value } of [...element.attributes]) {
    // The form compares the value of a choice with a text that has its mark.
    if (name === 'value' && element.matches('[type=radio]')) continue;
    if (reads.get(name)?.text === value) continue;
    const read = readMarks(value);
    if (read.marks.length === 0) reads.delete(name);
    else {
      reads.set(name, read);
      element.setAttribute(name, read.text);
    }
  }
  if (reads.size > 0) attributes.set(element, reads);
}
