import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Content } from '@/content/schema';
import { pathOf } from '@/lib/routes';
import { Button, buttonClass } from '../Button/Button';
import { Figures } from '../objects/Figures';
import { Grid } from '../objects/Grid';
import { Text } from '../objects/Text';
import { PageLink } from '../PageLink/PageLink';
import styles from './Hero.module.css';

type HeroContent = Content['home']['hero'];

/** A page that is a tool itself has no buttons. */
type HeroProps = Pick<HeroContent, 'eyebrow' | 'title' | 'lead'> &
  Partial<Pick<HeroContent, 'primary' | 'secondary' | 'facts'>> & {
    /** Low, so that what follows it stands in the first screen too. */
    compact?: boolean;
    /** Beside the text on a wide screen, below it on a phone. */
    children?: ReactNode;
  };

export function Hero(props: HeroProps) {
  const { eyebrow, title, lead, primary, secondary, facts = [], compact, children } = props;
  return (
    <Grid columns="desktop" className={clsx(styles.hero, compact && styles.compact)}>
      <div className={styles.text} data-span={children ? 2 : 'all'}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 className={compact && !primary ? styles.tool : undefined}>{title}</h1>
        <Text kind={compact ? undefined : 'lead'} className={styles.lead}>
          {lead}
        </Text>
        {primary && (
          <div className={clsx(styles.actions, 'screen-only')}>
            <Button href="#contact">{primary}</Button>
            <PageLink className={buttonClass('outline')} href={pathOf('calculator')}>
              {secondary}
            </PageLink>
          </div>
        )}
      </div>
      {children && <div className={styles.beside}>{children}</div>}
      <Figures items={facts} layout="rows" size="figure" className={styles.facts} />
    </Grid>
  );
}
