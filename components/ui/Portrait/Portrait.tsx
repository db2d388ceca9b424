import clsx from 'clsx';
import type { ComponentProps } from 'react';
import type { Person } from '@/content/schema';
import { Picture } from '../Picture/Picture';
import { Signature } from '../Signature/Signature';
import styles from './Portrait.module.css';

type PortraitProps = { person: Person; slot: 'hero' | 'logo' };

export function Portrait({ person: { name, portrait }, slot }: PortraitProps) {
  if (!portrait) return null;
  return (
    <div className={clsx(styles.portrait, styles[slot])}>
      {/* The name is written beside the logo. */}
      <Picture picture={portrait.image} alt={slot === 'logo' ? '' : name} className={styles.face} />
    </div>
  );
}

type SignedPortraitProps = ComponentProps<'div'> & { person: Person };

/** The portrait with the signature beside it, above a line. */
export function SignedPortrait({ person, className, ...props }: SignedPortraitProps) {
  return (
    <div {...props} className={clsx(styles.signed, className)}>
      <Portrait slot="hero" person={person} />
      <Signature person={person} />
    </div>
  );
}
