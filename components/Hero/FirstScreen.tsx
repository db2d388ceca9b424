import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Content } from '@/content/schema';
import { SignedPortrait } from '../Portrait/Portrait';
import styles from './FirstScreen.module.css';

type FirstScreenProps = Pick<Content['site'], 'person'> & {
  paper?: string | undefined;
  className?: string | undefined;
  /** The first element stands beside the portrait on a phone. */
  text: ReactNode;
  /** The first element stands beside the text on a wide screen, a second one across the page below it. */
  children?: ReactNode;
};

/** A band with the text and the marketer, who stands on what the children show. */
export function FirstScreen({ paper, className, person, text, children }: FirstScreenProps) {
  return (
    <div className={clsx(styles.band, !children && styles.low, className)} data-paper={paper}>
      <SignedPortrait
        className={clsx(styles.person, 'screen-only')}
        data-person=""
        person={person}
      />
      <div className={clsx(styles.text, !person.portrait && styles.alone)}>{text}</div>
      {children && <div className={styles.beside}>{children}</div>}
    </div>
  );
}
