import clsx from 'clsx';
import type { Person } from '@/lib/content/schema';
import { Picture } from '../Picture/Picture';
import { Signature } from '../Signature/Signature';
import styles from './Portrait.module.css';

type PortraitProps = {
  person: Person;
  size: 'large' | 'logo';
  className?: string | undefined;
};

export function Portrait({ person: { name, portrait }, size, className }: PortraitProps) {
  if (!portrait) return null;
  return (
    <div className={clsx(styles.portrait, styles[size], className)}>
      {/* The name is written beside the logo. */}
      <Picture picture={portrait.image} alt={size === 'logo' ? '' : name} className={styles.face} />
    </div>
  );
}

type SignedPortraitProps = {
  person: Person;
  className?: string | undefined;
  /** Leaves the signature out on phones and tablets, where it has no room. */
  signedOnDesktop?: boolean;
};

/** The portrait with the signature beside it, above a line. */
export function SignedPortrait({ person, signedOnDesktop, className }: SignedPortraitProps) {
  return (
    <div className={clsx(styles.signed, className)}>
      <Portrait size="large" person={person} />
      <Signature person={person} className={signedOnDesktop ? 'on-desktop' : undefined} />
    </div>
  );
}
