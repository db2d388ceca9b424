import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

type Variant = 'action' | 'outline' | 'quiet';

type Common = { variant?: Variant; children: ReactNode };
type AsLink = Common &
  Omit<ComponentProps<'a'>, 'children'> & {
    href: string;
    /** What the link to the form is about: it is its name, and the form writes it into the message. */
    subject?: string;
  };
type AsButton = Common &
  Omit<ComponentProps<'button'>, 'children'> & { href?: undefined; subject?: undefined };

/** The one button of the site. With an address it is a link that is styled as a button. */
export function Button({ variant = 'action', className, subject, ...props }: AsLink | AsButton) {
  const classes = clsx(styles.button, styles[variant], className);
  if (props.href === undefined) return <button type="button" {...props} className={classes} />;
  const about = subject && { 'aria-label': subject, 'data-subject': subject };
  return <a {...props} {...about} className={classes} />;
}

/** The classes of a button, for links that another component renders. */
export function buttonClass(variant: Variant = 'action'): string {
  return clsx(styles.button, styles[variant]);
}
