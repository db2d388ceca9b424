import { useEffect, useRef, useState } from 'react';
import type { Figure } from '../places';
import { useEditor, wordFor } from './api';
import { Button, Picker } from './parts';
import { Tree } from './Tree';

/** The control for one value, as its schema describes it. What takes the focus and is read has `data-value`. */
export function Control({ path }: { path: string }) {
  const { content, upload } = useEditor();
  const field = content.fieldAt(path);
  const written = content.placeAt(path)?.written;
  const label = content.describe(path);
  const common = { 'data-value': '', 'aria-label': label, defaultValue: String(written ?? '') };
  if (!content.isValue(path)) return <Tree path={path} />;
  if (path.endsWith('.image')) {
    const { defaultValue, ...others } = common;
    return (
      <label className="file">
        {defaultValue}: нажмите, чтобы выбрать другой снимок, или бросьте его на картинку
        <input
          {...others}
          type="file"
          accept="image/*,.heic"
          onChange={({ target: { files } }) => files?.[0] && upload(path, files[0])}
        />
      </label>
    );
  }
  if (field?.enum) {
    return (
      <select {...common}>
        {field.enum.map((one) => (
          <option key={String(one)} value={String(one)}>
            {wordFor(String(one))}
          </option>
        ))}
      </select>
    );
  }
  const types: Partial<Record<string, string>> = { boolean: 'checkbox', number: 'number' };
  const type = path.startsWith('.env') ? 'text' : types[typeof written];
  if (type) return <input {...common} type={type} step="any" defaultChecked={written === true} />;
  return <RichText {...common} limit={field?.maxLength} />;
}

/** Reads what the owner has set; undefined where nothing can be read. */
export function readValue(element: HTMLElement | null | undefined) {
  if (element instanceof HTMLInputElement) {
    if (element.type === 'file') return undefined;
    if (element.type === 'checkbox') return element.checked;
    return element.type === 'number' ? element.valueAsNumber : element.value;
  }
  if (element instanceof HTMLSelectElement) return element.value;
  const copy = element?.cloneNode(true) as HTMLElement | undefined;
  for (const chip of copy?.querySelectorAll<HTMLElement>('[data-name]') ?? []) {
    chip.replaceWith(`{${chip.dataset.name}}`);
  }
  return copy?.textContent.replace(/\s+/g, ' ').trim();
}

type RichTextProps = {
  'data-value': string;
  'aria-label': string;
  defaultValue: string;
  limit: number | undefined;
};

/** A text in which figures are whole chips, to be moved, removed or added from a list. */
function RichText({ defaultValue: text, limit = Infinity, ...attributes }: RichTextProps) {
  const { content, open } = useEditor();
  const field = useRef<HTMLDivElement>(null);
  const caret = useRef<Range>(null);
  const [length, setLength] = useState(0);
  const figures = content.figures.filter(({ name }) => name);

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

  function insert(figure: Figure | undefined) {
    if (!figure || !field.current) return;
    const place = caret.current ?? new Range();
    if (!caret.current) place.selectNodeContents(field.current);
    place.collapse(false);
    place.insertNode(chipFor(figure));
    field.current.focus();
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
        onInput={keepCaret}
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
