import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SignedPortrait } from '@/components/ui/Portrait/Portrait';
import type { Person } from '@/lib/content/schema';
import type { Paper } from '@/lib/routes';
import styles from './FirstScreen.module.css';

type FirstScreenProps = {
  person: Person;
  paper?: Paper | undefined;
  className?: string | undefined;
  portraitClassName?: string | undefined;
  /** On a wide screen the first element goes beside the text, and a second one goes below it over the full width. */
  beside?: ReactNode;
  /** The text. On a phone its first element goes beside the portrait. */
  children: ReactNode;
};

/** A band with the text and the marketer's portrait, which rests on the element beside the text. */
export function FirstScreen(props: FirstScreenProps) {
  const { paper, className, portraitClassName, person, beside, children } = props;
  return (
    <div
      className={clsx(styles.band, beside ? styles.overlapped : styles.withoutBeside, className)}
      data-paper={paper}
    >
      <SignedPortrait
        className={clsx(styles.person, portraitClassName)}
        signedOnDesktop
        person={person}
      />
      <div className={clsx(styles.text, !person.portrait && styles.withoutPortrait)}>
        {children}
      </div>
      {beside && <div className={styles.beside}>{beside}</div>}
    </div>
  );
}
