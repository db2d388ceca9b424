import { useEffect, useRef, useState } from 'react';
import { describeFigure, fillIn } from '../../../../content/figures';
import type { Figure } from '../../../../content/placeholders';
import { Button, useEditor } from './api';
import { caretIn, drawBox, piecesOf, readBox, tokenOf } from './chips';
import type { ControlProps } from './control-props';
import { Underline } from './Underline';

/** A text in which figures are chips, to be moved, removed or added from a list. */
export function RichText({ place, path, typed, setTyped }: ControlProps) {
  const { label, written, limit = Infinity, underlined } = place;
  const text = String(written);
  const { state, open } = useEditor();
  const { figures } = state;
  const field = useRef<HTMLDivElement>(null);
  const value = String(typed[path] ?? written);
  const shown = fillIn(value, figures);

  // React owns nothing in the field: the owner moves and removes what is there.
  const [pieces] = useState(() => piecesOf(text, figures));
  useEffect(() => {
    const box = field.current as HTMLDivElement;
    box.replaceChildren(...pieces);
    getSelection()?.selectAllChildren(box);
    getSelection()?.collapseToEnd();
  }, [pieces]);

  function read(box: HTMLElement) {
    const { text: read, isTidy } = readBox(box, figures);
    if (!isTidy) drawBox(box, read, figures, caretIn(box, figures));
    setTyped(path, read.replace(/\s+/g, ' ').trim());
  }

  function insert(token: string) {
    field.current?.focus();
    document.execCommand('insertText', false, token);
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
      <select aria-label="Вставить цифру" value="" onChange={({ target }) => insert(target.value)}>
        <option value="">Вставить цифру…</option>
        {figures.map((figure) => (
          <option key={figure.name} value={tokenOf(figure)}>
            {describeFigure(figure)}
          </option>
        ))}
      </select>
    </>
  );
}

const inText = (text: string) => (figure: Figure) => text.includes(tokenOf(figure));
