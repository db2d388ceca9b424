import type { Content } from '@/content/schema';
import { FirstScreen } from '../Hero/FirstScreen';
import { Text } from '../objects/Text';
import styles from './CalculatorHero.module.css';

type CalculatorHeroProps = Content['calculator']['hero'] & Pick<Content['site'], 'person'>;

/** The marketer stands behind the sum beside the form. The steps after the first one have the window to themselves. */
export function CalculatorHero({ eyebrow, title, lead, person }: CalculatorHeroProps) {
  return (
    <FirstScreen paper="kraft" className={styles.hero} person={person}>
      <div>
        <Text kind="label" className="on-desktop">
          {eyebrow}
        </Text>
        <h1 className={styles.title}>{title}</h1>
      </div>
      <Text>{lead}</Text>
    </FirstScreen>
  );
}
