import { useEffect, useRef, useState } from 'react';
import { describeFigure, fillIn } from '../../../../content/figures';
import type { Figure } from '../../../../content/placeholders';
import { collapseSpaces } from '../collapse-spaces';
import { fileNameOf } from '../paths';
import type { State } from '../state';
import { Button } from './Button';
import { drawBox, piecesOf, readBox, textBeforeCaret, tokenOf } from './chips';
import { useEditor } from './context';
import type { ControlProps } from './control-props';
import { Underline } from './Underline';

type RichTextProps = ControlProps & { underlined: string | undefined };

/** A text in which figures are chips, to be moved, removed or added from a list. */
export function RichText({ place, path, typed, setTyped, underlined }: RichTextProps) {
  const { label, written, limit = Infinity } = place;
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
      <select aria-label="Вставить цифру" value="" onChange={({ target }) => insert(target.value)}>
        <option value="">Вставить цифру…</option>
        {Object.entries(bySource(figures, state)).map(([source, ofSource]) => (
          <optgroup key={source} label={source}>
            {ofSource.map((figure) => (
              <option key={figure.name} value={tokenOf(figure)}>
                {describeFigure(figure)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </>
  );
}

/** Figures by the part of the site that they come from; those of a client by the client. */
function bySource(figures: Figure[], { places }: State): Record<string, Figure[]> {
  const sources: Record<string, Figure[]> = {};
  for (const figure of figures) {
    const [client] = /^results\.clients\.\d+/.exec(figure.path) ?? [];
    const source = places[client ?? fileNameOf(figure.path)]?.title ?? '';
    sources[source] = [...(sources[source] ?? []), figure];
  }
  return sources;
}

const inText = (text: string) => (figure: Figure) => text.includes(tokenOf(figure));
