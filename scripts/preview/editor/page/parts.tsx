import type { ComponentProps } from 'react';
import type { Place } from '../places';

/** A single value; parts and what has a choice of kinds are trees. */
export const isValue = (place?: Place) => place && !place.inner && place.kinds.length === 0;

export function Button(props: ComponentProps<'button'>) {
  return <button type="button" {...props} />;
}

type PickerProps = { label: string; options: string[]; pick(index: number): void };

/** A list whose choice does something at once. */
export function Picker({ label, options, pick }: PickerProps) {
  return (
    <select aria-label={label} value="" onChange={({ target }) => pick(Number(target.value))}>
      <option value="">{label}…</option>
      {options.map((option, index) => (
        <option key={option} value={index}>
          {option}
        </option>
      ))}
    </select>
  );
}
