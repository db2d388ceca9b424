import type { EditablePlace } from '../places';
import type { ControlProps } from './control-props';

type ChoiceProps = Omit<ControlProps, 'place'> & {
  place: Pick<EditablePlace, 'label' | 'written' | 'options'>;
};

export function Options({ place, path, typed, setTyped }: ChoiceProps) {
  const { options, label, written } = place;
  return (
    <select
      data-value=""
      aria-label={label}
      defaultValue={String(typed[path] ?? written ?? '')}
      onChange={({ target }) => setTyped(path, options[target.selectedIndex]?.value)}
    >
      {options.map((option) => (
        <option key={String(option.value)} value={String(option.value)}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** Drawings are chosen by what they look like. */
export function Drawings({ place, path, typed, setTyped }: ChoiceProps) {
  const { options, label, written } = place;
  const chosen = typed[path] ?? written ?? '';
  return (
    <fieldset className="drawings" aria-label={label}>
      {options.map((option) => (
        <label key={String(option.value)}>
          <input
            type="radio"
            name={path}
            data-value={option.value === chosen ? '' : undefined}
            defaultChecked={option.value === chosen}
            onChange={() => setTyped(path, option.value)}
          />
          {option.picture && <img src={option.picture} alt="" width={48} height={48} />}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
