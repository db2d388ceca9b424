import type { Content } from '@/content/schema';
import { FirstScreen } from '../Hero/FirstScreen';
import { underline } from '../objects/Pen';
import { Text } from '../objects/Text';
import styles from './CalculatorHero.module.css';

type CalculatorHeroProps = Content['calculator']['hero'] & Pick<Content['site'], 'person'>;

/** The marketer stands behind the sum beside the form. The steps after the first one have the window to themselves. */
export function CalculatorHero({ eyebrow, title, underlined, person }: CalculatorHeroProps) {
  return (
    <FirstScreen paper="kraft" className={styles.hero} person={person}>
      <h1 className={styles.title}>{underline(title, underlined)}</h1>
      <Text kind="label">{eyebrow}</Text>
    </FirstScreen>
  );
}
