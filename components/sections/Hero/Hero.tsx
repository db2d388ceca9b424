import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FirstScreen } from '@/components/layout/FirstScreen/FirstScreen';
import { Button, buttonClass } from '@/components/ui/Button/Button';
import { Figures, type FiguresProps } from '@/components/ui/objects/Figures';
import { underline } from '@/components/ui/objects/Pen';
import { Text } from '@/components/ui/objects/Text';
import { PageLink } from '@/components/ui/PageLink/PageLink';
import type { HeroContent, Person } from '@/lib/content/schema';
import { papers, pathOf, type RouteId } from '@/lib/routes';
import styles from './Hero.module.css';

type HeroProps = HeroContent & {
  page: RouteId;
  person: Person;
  /** Fills the end of the column of text on a wide screen. */
  proof?: FiguresProps['items'] | undefined;
  children?: ReactNode;
};

export function Hero(props: HeroProps) {
  const { page, eyebrow, lead, primary, secondary, facts } = props;
  const { person, proof = [], children } = props;
  return (
    <FirstScreen paper={papers[page]} person={person} beside={children}>
      <Text kind="label">{eyebrow}</Text>
      <h1 className={clsx(styles.title, page === 'home' && styles.cover)}>{underline(props)}</h1>
      <Text kind="lead" className={styles.lead}>
        {lead}
      </Text>
      <div className={clsx(styles.actions, 'screen-only')}>
        <Button href="#contact" data-subject={primary} className={styles.action}>
          {primary}
        </Button>
        <PageLink
          className={clsx(buttonClass('outline'), styles.action)}
          href={pathOf('calculator')}
        >
          {secondary}
        </PageLink>
      </div>
      <Figures items={facts} layout="thirds" size="quote" className={styles.facts} />
      <Figures items={proof} layout="line" size="figure" className={styles.proof} />
    </FirstScreen>
  );
}
