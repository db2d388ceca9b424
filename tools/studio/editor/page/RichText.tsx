import { useEffect, useRef, useState } from 'react';
import { fillIn } from '../../../../lib/content/figures';
import type { KnownFigure } from '../../../../lib/content/placeholders';
import { collapseSpaces } from '../collapse-spaces';
import type { EditablePlace } from '../places';
import { Button } from './Button';
import { drawBox, piecesOf, readBox, textBeforeCaret, tokenOf } from './chips';
import { useEditor } from './context';
import type { ControlProps } from './control-props';
import { FigurePicker } from './FigurePicker';
import { Underline } from './Underline';

type RichTextProps = Omit<ControlProps, 'place'> & {
  place: Pick<EditablePlace, 'label' | 'written' | 'limit'>;
  underlined: string | undefined;
};

/** A text in which figures are chips, to be moved, removed or added from a list. */
export function RichText({ place, path, typed, setTyped, underlined }: RichTextProps) {
  const { label, written, limit = Infinity } = place;
  const text = String(written ?? '');
  const { state, open } = useEditor();
  const { figures } = state;
  const value = String(typed[path] ?? text);
  const field = useBox(value, figures);
  const shown = fillIn(value, figures);

  function read(box: HTMLElement) {
    const { text: read, isTidy } = readBox(box, figures);
    if (!isTidy) drawBox(box, read, figures, textBeforeCaret(box, figures).length);
    setTyped(path, collapseSpaces(read).trim());
  }

  function insert(token: string) {
    const box = field.current as HTMLDivElement;
    box.focus();
    const isAfterWord = /[\p{L}\d.,;:!?%₽}]$/u.test(textBeforeCaret(box, figures));
    document.execCommand('insertText', false, isAfterWord ? ` ${token}` : token);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no native field holds chips. */}
      <div
        data-value=""
        aria-label={label}
        ref={field}
        role="textbox"
        tabIndex={0}
        aria-multiline
        contentEditable="plaintext-only"
        onInput={({ currentTarget }) => read(currentTarget)}
      />
      {shown.length > limit * 0.8 && <p role="status">{`${shown.length} из ${limit} знаков`}</p>}
      {underlined && (
        <Underline {...{ box: field, path: underlined, headline: value, typed, setTyped }} />
      )}
      {figures.filter(inText(text)).map((figure) => (
        <Button
          key={figure.name}
          onClick={() => open(figure.path)}
        >{`Поменять ${figure.text}`}</Button>
      ))}
      <FigurePicker onPick={(figure) => insert(tokenOf(figure))} />
    </>
  );
}

/** Fills an editable box once, with the words that its form opens with. React owns nothing in it: the owner moves and removes what is there. */
function useBox(text: string, figures: KnownFigure[]) {
  const field = useRef<HTMLDivElement>(null);
  const [pieces] = useState(() => piecesOf(text, figures));
  useEffect(() => {
    const box = field.current as HTMLDivElement;
    box.replaceChildren(...pieces);
    getSelection()?.selectAllChildren(box);
    getSelection()?.collapseToEnd();
  }, [pieces]);
  return field;
}

const inText = (text: string) => (figure: KnownFigure) => text.includes(tokenOf(figure));
