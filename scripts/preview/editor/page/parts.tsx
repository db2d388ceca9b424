import type { ComponentProps } from 'react';

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
