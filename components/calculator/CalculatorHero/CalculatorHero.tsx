import { FirstScreen } from '@/components/layout/FirstScreen/FirstScreen';
import { underline } from '@/components/ui/objects/Pen';
import { Text } from '@/components/ui/objects/Text';
import type { Headline, Person } from '@/lib/content/schema';
import styles from './CalculatorHero.module.css';

type CalculatorHeroProps = Headline & { person: Person };

/**
 * The portrait is behind the sum beside the form. After the first step the hero is visually hidden, so that the form
 * fills the window.
 */
export function CalculatorHero({ eyebrow, person, ...headline }: CalculatorHeroProps) {
  return (
    <FirstScreen
      paper="kraft"
      className={styles.hero}
      portraitClassName={styles.portrait}
      person={person}
    >
      <h1 className={styles.title}>{underline(headline)}</h1>
      <Text kind="label">{eyebrow}</Text>
    </FirstScreen>
  );
}
