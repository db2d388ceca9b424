import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Button.module.css';

type Variant = 'action' | 'outline' | 'quiet';
type AsLink = ComponentProps<'a'> & { href: string };
type AsButton = ComponentProps<'button'> & { href?: undefined };
type ButtonProps = { variant?: Variant } & (AsLink | AsButton);

export function Button({ variant, className, ...props }: ButtonProps) {
  const classes = clsx(buttonClass(variant), className);
  if (props.href === undefined) return <button type="button" {...props} className={classes} />;
  return <a {...props} className={classes} />;
}

/** The classes of a button, for links that another component renders. */
export function buttonClass(variant: Variant = 'action'): string {
  return clsx(styles.button, styles[variant]);
}

type ContactButtonProps = Omit<AsLink, 'href'> & {
  label: string;
  about: string;
  /** What is written into the message. The default is the accessible name. */
  ask?: string | undefined;
  variant: Variant;
};

/** Leads to the form, which writes what is asked for into the message. */
export function ContactButton({ label, about, ask, ...props }: ContactButtonProps) {
  const name = `${label}: ${about}`;
  return (
    <Button {...props} href="#contact" aria-label={name} data-subject={ask ?? name}>
      {label}
    </Button>
  );
}
