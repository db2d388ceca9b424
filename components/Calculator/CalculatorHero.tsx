import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { Text } from '../objects/Text';
import { Portrait } from '../Portrait/Portrait';
import { Signature } from '../Signature/Signature';
import styles from './CalculatorHero.module.css';

type CalculatorHeroProps = Content['calculator']['hero'] & Pick<Content['site'], 'person'>;

/** The marketer stands on the sum beside the form. After the first step the title alone stays. */
export function CalculatorHero({ eyebrow, title, lead, person }: CalculatorHeroProps) {
  return (
    <div className={styles.hero} data-paper="kraft">
      <div className={clsx(styles.person, 'screen-only')}>
        <Portrait slot="hero" person={person} />
        <span className={clsx(styles.signature, 'on-desktop')}>
          <Signature person={person} />
        </span>
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
