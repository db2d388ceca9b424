import { FirstScreen } from '@/components/layout/FirstScreen/FirstScreen';
import { underline } from '@/components/ui/objects/Pen';
import { Text } from '@/components/ui/objects/Text';
import type { Headline, Person } from '@/content/schema';
import styles from './CalculatorHero.module.css';

type CalculatorHeroProps = Headline & { person: Person };

/** The marketer stands behind the sum beside the form. The steps after the first one have the window to themselves. */
export function CalculatorHero({ eyebrow, title, underlined, person }: CalculatorHeroProps) {
  return (
    <FirstScreen paper="kraft" className={styles.hero} person={person}>
      <h1 className={styles.title}>{underline(title, underlined)}</h1>
      <Text kind="label">{eyebrow}</Text>
    </FirstScreen>
  );
}
