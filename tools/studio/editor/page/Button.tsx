import type { ComponentProps } from 'react';

/** A button that submits no form. While it is disabled it keeps the focus, which would be lost otherwise. */
export function Button({ disabled, onClick, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    />
  );
}
