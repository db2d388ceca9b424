import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SignedPortrait } from '@/components/ui/Portrait/Portrait';
import type { Person } from '@/content/schema';
import styles from './FirstScreen.module.css';

type FirstScreenProps = {
  person: Person;
  paper?: string | undefined;
  className?: string | undefined;
  /** Its first element stands beside the text on a wide screen, a second one across the page below it. */
  beside?: ReactNode;
  /** The text. The first element stands beside the portrait on a phone. */
  children: ReactNode;
};

/** A band with the text and the marketer, who stands on what is beside it. */
export function FirstScreen({ paper, className, person, beside, children }: FirstScreenProps) {
  return (
    <div className={clsx(styles.band, !beside && styles.low, className)} data-paper={paper}>
      <SignedPortrait className={styles.person} data-person="" person={person} />
      <div className={clsx(styles.text, !person.portrait && styles.alone)}>{children}</div>
      {beside && <div className={styles.beside}>{beside}</div>}
    </div>
  );
}
