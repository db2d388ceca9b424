import type { KnownFigure } from '../../../../lib/content/placeholders';
import { collapseSpaces } from '../collapse-spaces';

/*
 * A text in an editable box. Its figures are chips, which the browser treats as ordinary text. Deleting a letter of a
 * chip deletes the chip. Text typed into a chip moves beside it.
 */

export const tokenOf = ({ name }: KnownFigure) => `{${name}}`;
/** The name of the figure and what it says: «{Опыт} 14+ лет». */
const chipText = ({ title, text }: KnownFigure) => `{${title}} ${text}`;

/** The pieces of a text, its figures as chips. */
export function piecesOf(text: string, figures: KnownFigure[]): (string | HTMLElement)[] {
  return text.split(/(\{[^{}]+\})/).map((piece) => {
    const figure = figures.find((candidate) => piece === tokenOf(candidate));
    if (!figure) return piece;
    const chip = document.createElement('span');
    chip.dataset.name = figure.name;
    chip.textContent = chipText(figure);
    return chip;
  });
}

/** What a node of the box says, and whether the box must be drawn anew. */
type Piece = { text: string; isTidy: boolean };

/** Reads the text of the box, or of a selected part of it. */
export function readBox(box: Node, figures: KnownFigure[]) {
  const pieces = [...box.childNodes].map((node) => readPiece(node, figures));
  const text = pieces.map((piece) => piece.text).join('');
  return { text, isTidy: pieces.every(({ isTidy }) => isTidy) };
}

function readPiece(node: Node, figures: KnownFigure[]): Piece {
  const content = collapseSpaces(node.textContent ?? '');
  const name = node instanceof HTMLElement ? node.dataset.name : undefined;
  const figure = figures.find((candidate) => candidate.name === name);
  if (figure) return readChip(content, figure);
  // A figure that was pasted, dropped, typed or chosen becomes a chip.
  const text = figures.reduce(
    (all, figure) => all.replaceAll(chipOnPage(figure), tokenOf(figure)),
    content,
  );
  return { text, isTidy: !figures.some((figure) => text.includes(tokenOf(figure))) };
}

const chipOnPage = (figure: KnownFigure) => collapseSpaces(chipText(figure));

function readChip(content: string, figure: KnownFigure): Piece {
  const whole = chipOnPage(figure);
  if (content === whole) return { text: tokenOf(figure), isTidy: true };
  const start = sameLetters(content, whole);
  const rest = [content, whole].map((text) => [...text.slice(start)].reverse().join(''));
  const end = sameLetters(rest[0] ?? '', rest[1] ?? '');
  const typed = content.slice(start, content.length - end);
  if (start + end < whole.length) return { text: typed, isTidy: false };
  return { text: start === 0 ? typed + tokenOf(figure) : tokenOf(figure) + typed, isTidy: false };
}

/** The number of letters that two texts begin with alike. */
function sameLetters(text: string, other: string): number {
  let count = 0;
  while (count < text.length && text[count] === other[count]) count++;
  return count;
}

/** Draws the box anew and puts the caret behind so many letters of the text, where a figure counts as its name. */
export function drawBox(box: HTMLElement, text: string, figures: KnownFigure[], caret: number) {
  box.replaceChildren(...piecesOf(text, figures));
  let left = caret;
  for (const node of box.childNodes) {
    const { length } = readPiece(node, figures).text;
    if (left <= length) {
      const isText = node instanceof Text;
      const range = document.createRange();
      if (isText) range.setStart(node, Math.min(left, node.data.length));
      else if (left === 0) range.setStartBefore(node);
      else range.setStartAfter(node);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
      return;
    }
    left -= length;
  }
  getSelection()?.selectAllChildren(box);
  getSelection()?.collapseToEnd();
}

/** Returns the text before the caret, or the whole text if there is no caret. Figures are placeholders in it. */
export function textBeforeCaret(box: HTMLElement, figures: KnownFigure[]): string {
  const selection = getSelection();
  if (!selection?.rangeCount) return readBox(box, figures).text;
  const range = selection.getRangeAt(0);
  const before = document.createRange();
  before.setStart(box, 0);
  before.setEnd(range.endContainer, range.endOffset);
  return readBox(before.cloneContents(), figures).text;
}
