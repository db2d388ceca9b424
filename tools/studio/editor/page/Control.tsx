import { Drawings, Options } from './choices';
import { useEditor } from './context';
import type { ControlProps } from './control-props';
import { MonthTable } from './MonthTable';
import { RichText } from './RichText';
import { readNumber } from './read-number';
import { Tree } from './Tree';
import { WholeForm } from './WholeForm';

/** What a place is edited with. */
export function Control(props: ControlProps) {
  const { control } = props.place;
  switch (control.kind) {
    case 'picture':
      return <PictureField {...props} />;
    case 'months':
      return <MonthTable {...props} columns={control.columns} />;
    case 'whole':
      return <WholeForm {...props} form={control.form} />;
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
