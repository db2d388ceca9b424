import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Content } from '@/content/schema';
import { Text } from '../objects/Text';
import styles from './CalculatorHero.module.css';

type CalculatorHeroProps = Content['calculator']['hero'] & {
  portrait: ReactNode;
  signature: ReactNode;
};

/** The marketer stands on the sum beside the form. After the first step the title alone stays. */
export function CalculatorHero(props: CalculatorHeroProps) {
  const { eyebrow, title, lead, portrait, signature } = props;
  return (
    <div className={styles.hero} data-paper="kraft">
      <div className={clsx(styles.person, 'screen-only')}>
        {portrait}
        <span className={clsx(styles.signature, 'on-desktop')}>{signature}</span>
      </div>
      <div className={styles.text}>
        <Text kind="label" className={clsx(styles.eyebrow, 'on-desktop')}>
          {eyebrow}
        </Text>
        <h1 className={styles.title}>{title}</h1>
      </div>
      <Text className={styles.lead}>{lead}</Text>
    </div>
  );
}
