import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

type Variant = 'action' | 'outline' | 'quiet';

type Common = { variant?: Variant; children: ReactNode };
type AsLink = Common & Omit<ComponentProps<'a'>, 'children'> & { href: string };
type AsButton = Common & Omit<ComponentProps<'button'>, 'children'> & { href?: undefined };

/** The one button of the site. With an address it is a link that is styled as a button. */
export function Button({ variant = 'action', className, ...props }: AsLink | AsButton) {
  const classes = clsx(styles.button, styles[variant], className);
  if (props.href !== undefined) return <a {...props} className={classes} />;
  return <button type="button" {...props} className={classes} />;
}

/** The classes of a button, for links that another component renders. */
export function buttonClass(variant: Variant = 'action'): string {
  return clsx(styles.button, styles[variant]);
}
