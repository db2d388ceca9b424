import { useEditor } from './api';
import { isValue } from './parts';
import { RichText } from './RichText';
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
