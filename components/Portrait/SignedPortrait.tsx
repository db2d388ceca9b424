import clsx from 'clsx';
import type { ComponentProps } from 'react';
import type { Content } from '@/content/schema';
import { Signature } from '../Signature/Signature';
import { Portrait } from './Portrait';
import styles from './Portrait.module.css';

type SignedPortraitProps = ComponentProps<'div'> & Pick<Content['site'], 'person'>;

/** The portrait on a line, with the signature beside it. */
export function SignedPortrait({ person, className, ...props }: SignedPortraitProps) {
  return (
    <div {...props} className={clsx(styles.signed, className)}>
      <Portrait slot="hero" person={person} />
      <Signature person={person} />
    </div>
  );
}
