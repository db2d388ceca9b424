import { useEffect, useRef, useState } from 'react';
import type { Figure } from '../figures';
import { useEditor } from './api';
import { Button, Picker } from './parts';

type RichTextProps = {
  'data-value': string;
  'aria-label': string;
  text: string;
  limit: number;
  type(value: unknown): void;
};

/** A text in which figures are whole chips, to be moved, removed or added from a list. */
export function RichText({ text, limit, type, ...attributes }: RichTextProps) {
  const { state, open } = useEditor();
  const field = useRef<HTMLDivElement>(null);
  const caret = useRef<Range>(null);
  const [length, setLength] = useState(0);
  const figures = state.figures.filter(({ name }) => name);

  // React owns nothing in the field: the owner moves and removes what is there.
  const [parts] = useState(() =>
    text.split(/(\{[^{}]+\})/).map((part) => {
      const figure = figures.find(({ name }) => part === `{${name}}`);
      return figure ? chipFor(figure) : part;
    }),
  );
  useEffect(() => field.current?.replaceChildren(...parts), [parts]);

  function keepCaret() {
    const selection = getSelection();
    if (selection?.rangeCount && field.current?.contains(selection.anchorNode)) {
      caret.current = selection.getRangeAt(0);
    }
    setLength(field.current?.textContent.length ?? 0);
  }

  function read() {
    keepCaret();
    const copy = field.current?.cloneNode(true) as HTMLElement;
    for (const chip of copy.querySelectorAll<HTMLElement>('[data-name]')) {
      chip.replaceWith(`{${chip.dataset.name}}`);
    }
    type(copy.textContent.replace(/\s+/g, ' ').trim());
  }

  function insert(figure: Figure | undefined) {
    if (!figure || !field.current) return;
    const place = caret.current ?? new Range();
    if (!caret.current) place.selectNodeContents(field.current);
    place.collapse(false);
    place.insertNode(chipFor(figure));
    field.current.focus();
    read();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no native field holds chips. */}
      <div
        {...attributes}
        ref={field}
        role="textbox"
        tabIndex={0}
        aria-multiline
        contentEditable="plaintext-only"
        onInput={read}
        onKeyUp={keepCaret}
        onMouseUp={keepCaret}
      />
      {length > limit * 0.8 && <p role="status">{`${length} из ${limit} знаков`}</p>}
      {figures.map(
        ({ name, text: shown, path }) =>
          text.includes(`{${name}}`) && (
            <Button key={name} onClick={() => open(path)}>{`Поменять ${shown}`}</Button>
          ),
      )}
      <Picker
        label="Вставить цифру"
        options={figures.map(({ name, text: shown }) => `{${name}} ${shown}`)}
        pick={(index) => insert(figures[index])}
      />
    </>
  );
}

/** A figure as one piece that can be moved or removed, not mistyped. Its name comes from the style sheet. */
function chipFor({ name, text: textContent }: Figure): HTMLElement {
  const chip = document.createElement('span');
  chip.dataset.name = name;
  return Object.assign(chip, { contentEditable: 'false', textContent });
}
