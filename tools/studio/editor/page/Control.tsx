import { useEditor } from './context';
import type { ControlProps } from './control-props';
import { MonthTable } from './MonthTable';
import { RichText } from './RichText';
import { readNumber } from './read-number';
import { Tree } from './Tree';

/** What a place is edited with. */
export function Control(props: ControlProps) {
  const { control } = props.place;
  switch (control.kind) {
    case 'picture':
      return <PictureField {...props} />;
    case 'months':
      return <MonthTable {...props} columns={control.columns} />;
    case 'group':
      return <Group {...props} paths={control.paths} />;
    case 'parts':
      return <Tree path={props.path} />;
    case 'drawings':
      return <Drawings {...props} />;
    case 'options':
      return <Options {...props} />;
    case 'text':
      return <RichText {...props} underlined={control.underlined} />;
    case 'value':
      return <Value {...props} />;
  }
}

function PictureField({ place, path }: ControlProps) {
  const { upload } = useEditor();
  return (
    <label>
      {place.text}: выберите другой снимок или бросьте его на картинку
      <input
        type="file"
        data-value=""
        accept="image/*,.heic"
        onChange={({ target }) => upload(path, target.files?.[0])}
      />
    </label>
  );
}

function Value({ place, path, typed, setTyped }: ControlProps) {
  const isNumber = typeof place.written === 'number';
  return (
    <input
      data-value=""
      aria-label={place.label}
      defaultValue={String(typed[path] ?? place.written ?? '')}
      inputMode={isNumber ? 'decimal' : undefined}
      onChange={({ target: { value } }) => {
        const reading = readNumber(value);
        setTyped(path, isNumber && reading.kind === 'number' ? reading.value : value);
      }}
    />
  );
}

/** Values that depend on each other, in one form; what else the part holds is below. */
function Group({ path, paths, ...props }: ControlProps & { paths: string[] }) {
  const { state } = useEditor();
  return (
    <>
      {paths.map((at) => {
        const place = state.places[at];
        return (
          place && (
            <div key={at}>
              {place.title} <Value {...props} place={place} path={at} />
            </div>
          )
        );
      })}
      <Tree path={path} without={paths} />
    </>
  );
}

function Options({ place, path, typed, setTyped }: ControlProps) {
  const { options, label, written } = place;
  return (
    <select
      data-value=""
      aria-label={label}
      defaultValue={String(typed[path] ?? written ?? '')}
      onChange={({ target }) => setTyped(path, options[target.selectedIndex]?.value)}
    >
      {options.map((option) => (
        <option key={option.label} value={String(option.value)}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** Drawings are chosen by what they look like. */
function Drawings({ place, path, typed, setTyped }: ControlProps) {
  const chosen = typed[path] ?? place.written;
  return (
    <fieldset className="drawings" aria-label={place.label}>
      {place.options.map(({ value, label, picture }) => (
        <label key={label}>
          <input
            type="radio"
            name="drawing"
            data-value={value === chosen ? '' : undefined}
            defaultChecked={value === chosen}
            onChange={() => setTyped(path, value)}
          />
          {picture && <img src={picture} alt="" width={48} height={48} />}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
