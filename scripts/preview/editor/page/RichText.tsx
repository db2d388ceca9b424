import { useEffect, useRef, useState } from 'react';
import type { Figure } from '../../../../content/placeholders';
import { Button, useEditor } from './api';
import type { ControlProps } from './FieldForm';

/** A text in which figures are whole chips, to be moved, removed or added from a list. */
export function RichText({ place, typed, setTyped }: ControlProps) {
  const { label, written, limit = 0 } = place;
  const text = String(written);
  const { state, open } = useEditor();
  const { figures } = state;
  const field = useRef<HTMLDivElement>(null);
  const value = String(typed ?? written);
  const shown = figures.reduce((all, one) => all.replaceAll(tokenOf(one), one.text), value);

  // React owns nothing in the field: the owner moves and removes what is there.
  const [parts] = useState(() => partsOf(text, figures));
  useEffect(() => {
    field.current?.replaceChildren(...parts);
    moveToEnd(field.current as HTMLDivElement);
  }, [parts]);

  function read(box: HTMLElement) {
    const written = figures.reduce(
      (all, one) => all.replaceAll(withSpaces(textOf(one)), tokenOf(one)),
      withSpaces(box.textContent),
    );
    const isLoose = (node: Node) =>
      node instanceof Text && figures.some((one) => node.data.includes(tokenOf(one)));
    // A figure that was pasted, dropped, typed or chosen becomes a chip.
    if ([...box.childNodes].some(isLoose)) {
      box.replaceChildren(...partsOf(written, figures));
      moveToEnd(box);
    }
    setTyped(written.trim());
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
      {figures.map(
        (one) =>
          text.includes(tokenOf(one)) && (
            <Button key={one.name} onClick={() => open(one.path)}>{`Поменять ${one.text}`}</Button>
          ),
      )}
      <select aria-label="Вставить цифру" value="" onChange={({ target }) => insert(target.value)}>
        <option value="">Вставить цифру…</option>
        {figures.map((one) => (
          <option key={one.name} value={tokenOf(one)}>
            {textOf(one)}
          </option>
        ))}
      </select>
    </>
  );
}

const tokenOf = ({ name }: Figure) => `{${name}}`;
const textOf = (figure: Figure) => `${tokenOf(figure)} ${figure.text}`;
const withSpaces = (text: string) => text.replace(/\s+/g, ' ');

/** The text with its figures as pieces that can be moved or removed, not mistyped. */
function partsOf(text: string, figures: Figure[]): (string | HTMLElement)[] {
  return text.split(/(\{[^{}]+\})/).map((part) => {
    const figure = figures.find((one) => part === tokenOf(one));
    if (!figure) return part;
    const chip = document.createElement('span');
    chip.dataset.name = figure.name;
    return Object.assign(chip, { contentEditable: 'false', textContent: textOf(figure) });
  });
}

function moveToEnd(box: HTMLElement) {
  getSelection()?.selectAllChildren(box);
  getSelection()?.collapseToEnd();
}
