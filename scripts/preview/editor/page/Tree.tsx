import { useState } from 'react';
import { type Field, kindsOf } from '../fields';
import { ask, type Content, isIndex, listOf, useEditor, wordFor } from './api';
import { Button, Picker } from './parts';

/** All content files and the settings, by the names of their fields. */
export function Contents() {
  const { content } = useEditor();
  return [...Object.keys(content.fields), '.env'].map((file) => <Branch key={file} path={file} />);
}

/** Lists what is below a place once it is opened. */
function Branch({ path }: { path: string }) {
  const { content } = useEditor();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{titleOf(content, path)}</summary>
      {isOpen && <Tree path={path} />}
    </details>
  );
}

/** The values below a place by the names of their fields; each opens when it is pressed. */
export function Tree({ path }: { path: string }) {
  const { content, open, attempt } = useEditor();
  const field = content.fieldAt(path);
  const kinds = (field?.oneOf ?? []) as Field[];
  const kindNames = kinds.map((one) => wordFor(kindOf(one)));
  const shown = kinds.find((one) => kindOf(one) === content.placeAt(`${path}.kind`)?.written);
  const names = namesIn(content, path);
  const [name = '', ...above] = path.split('.').reverse();
  const owner = content.fieldAt(above.reverse().join('.'));
  const isOptional = owner?.properties?.[name] && !owner.required?.includes(name);

  const removal = { kind: 'remove', paths: [path], was: content.seenAt([path]) };

  function add(name: string, missing: unknown) {
    const given = name || prompt('Имя латиницей');
    if (given) open(`${path}.${given}`, missing as Field);
  }

  return (
    <ul>
      {path.endsWith('.meta') && (
        <li>
          <b>{shownAt(content, `${path}.title`)}</b>
          <p>{shownAt(content, `${path}.description`)}</p>
        </li>
      )}
      {kinds.length > 0 && (
        <li>
          <Picker
            label="Другой вид"
            options={kindNames}
            pick={(index) => open(path, kinds[index])}
          />
        </li>
      )}
      {names
        .filter((one) => kinds.length === 0 || one !== 'kind')
        .map((one) => `${path}.${one}`)
        .map((inner) => (
          <li key={inner}>
            {content.isValue(inner) ? (
              <Button onClick={() => open(inner)}>
                {content.describe(inner.replace(/.+\./, ''))}: {shownAt(content, inner) || '—'}
              </Button>
            ) : (
              <Branch path={inner} />
            )}
          </li>
        ))}
      {missingIn(shown ?? field, names).map(([one, missing]) => (
        <li key={one}>
          <Button onClick={() => add(one, missing)}>
            Добавить{/\D/.test(one) ? `: ${wordFor(one)}` : ' запись'}
          </Button>
        </li>
      ))}
      {isOptional && names.length > 0 && (
        <li>
          <Button onClick={() => attempt(() => ask('change', removal))}>Удалить всё это</Button>
        </li>
      )}
    </ul>
  );
}

const kindOf = ({ properties }: Field) => String((properties?.kind as Field | undefined)?.const);

/** Names of the fields or entries that a place has in the file. */
function namesIn({ places }: Content, path: string): string[] {
  const inner = places.filter((one) => one.path.startsWith(`${path}.`));
  return [...new Set(inner.map((one) => one.path.slice(path.length + 1).split('.')[0] ?? ''))];
}

/** Fields that are left out, or what comes behind the last entry; the owner names what has no name. */
function missingIn(field: Field | undefined, names: string[]): [string, unknown][] {
  const list = listOf(field);
  if (list) return [[`${names.length}`, list.items]];
  const kinds = kindsOf(field);
  const values = kinds
    .map((one) => one.additionalProperties)
    .find((one) => typeof one === 'object');
  if (values) return [['', values]];
  const all = Object.entries(kinds.find((one) => one.properties)?.properties ?? {});
  return all.filter(([name]) => !names.includes(name));
}

function titleOf(content: Content, path: string): string {
  const name = path.replace(/.+\./, '');
  const figure = path === `figures.${name}` && content.figures.find((one) => one.name === name);
  if (figure) return `${figure.text} {${name}}`;
  if (!isIndex(name)) return wordFor(name);
  const titles = ['title', 'name', 'question', 'company', 'month', 'label'];
  const title = titles.map((one) => shownAt(content, `${path}.${one}`)).find(Boolean);
  return `${Number(name) + 1}. ${title ?? content.describe(path)}`;
}

/** A value in words; a text as the page shows it. */
function shownAt(content: Content, path: string): string {
  const place = content.placeAt(path);
  if (typeof place?.written === 'boolean') return place.written ? 'да' : 'нет';
  const isText = typeof place?.written === 'string' && !/^\.env|\.image$/.test(path);
  return wordFor(String((isText && place.shown[0]) || (place?.written ?? '')));
}
