import { useEffect, useRef, useState } from 'react';
import type { Figure } from '../places';
import { useEditor } from './api';
import { Button, isValue, Picker } from './parts';
import { Tree } from './Tree';

type ControlProps = {
  path: string;
  /** Takes what the owner has typed or chosen. */
  type(value: unknown): void;
  upload(picture: File): void;
};

/** The control for one value, as its schema describes it. What takes the focus has `data-value`. */
export function Control({ path, type, upload }: ControlProps) {
  const place = useEditor().state.places[path];
  if (!place || !isValue(place)) return <Tree path={path} />;
  const { written, options, limit, label } = place;
  const common = { 'data-value': '', 'aria-label': label };
  const defaultValue = String(written ?? '');
  if (path.endsWith('.image')) {
    return (
      <label className="file">
        {defaultValue}: нажмите, чтобы выбрать другой снимок, или бросьте его на картинку
        <input
          {...common}
          type="file"
          accept="image/*,.heic"
          onChange={({ target: { files } }) => files?.[0] && upload(files[0])}
        />
      </label>
    );
  }
  if (options.length > 0) {
    return (
      <select {...common} defaultValue={defaultValue} onChange={({ target }) => type(target.value)}>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    );
  }
  if (limit !== undefined) {
    return <RichText {...common} text={defaultValue} limit={limit} type={type} />;
  }
  return (
    <input
      {...common}
      type={TYPES[typeof written] ?? 'text'}
      step="any"
      defaultValue={defaultValue}
      defaultChecked={written === true}
      onChange={({ target }) => type(target[READ[target.type] ?? 'value'])}
    />
  );
}

const TYPES: Partial<Record<string, string>> = { boolean: 'checkbox', number: 'number' };
const READ: Partial<Record<string, 'checked' | 'valueAsNumber'>> = {
  checkbox: 'checked',
  number: 'valueAsNumber',
};

type RichTextProps = {
  'data-value': string;
  'aria-label': string;
  text: string;
  limit: number;
  type(value: unknown): void;
};

/** A text in which figures are whole chips, to be moved, removed or added from a list. */
function RichText({ text, limit, type, ...attributes }: RichTextProps) {
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
