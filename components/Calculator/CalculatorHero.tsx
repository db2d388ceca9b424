import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { FirstScreen } from '../Hero/FirstScreen';
import { Text } from '../objects/Text';
import styles from './CalculatorHero.module.css';

type CalculatorHeroProps = Content['calculator']['hero'] & Pick<Content['site'], 'person'>;

/** The marketer stands behind the sum beside the form. After the first step the title alone stays. */
export function CalculatorHero({ eyebrow, title, lead, person }: CalculatorHeroProps) {
  return (
    <FirstScreen paper="kraft" className={styles.hero} person={person}>
      <div>
        <Text kind="label" className={clsx(styles.eyebrow, 'on-desktop')}>
          {eyebrow}
        </Text>
        <h1 className={styles.title}>{title}</h1>
      </div>
      <Text className={styles.lead}>{lead}</Text>
    </FirstScreen>
  );
}
