import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Content } from '@/content/schema';
import { Button, buttonClass } from '../Button/Button';
import { PageLink } from '../PageLink/PageLink';
import { Stats } from '../Stats/Stats';
import { unbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './Hero.module.css';

type HeroContent = Content['home']['hero'];

type HeroProps = Pick<HeroContent, 'eyebrow' | 'title' | 'lead'> &
  Partial<Pick<HeroContent, 'primary' | 'secondary' | 'facts'>> & {
    /** Where the primary button leads on this page. A page that is a tool itself needs no button to it. */
    href?: string;
    /** The page that the secondary button leads to. */
    secondaryHref?: string;
    /** Low, so that what follows it stands in the first screen too. */
    compact?: boolean;
    /** Beside the text on a wide screen, below it on a phone. */
    children?: ReactNode;
  };

/** The top of a page: what is offered, for how much, and what to do next. */
export function Hero({
  eyebrow,
  title,
  lead,
  primary,
  href,
  secondary,
  secondaryHref,
  facts = [],
  compact = false,
  children,
}: HeroProps) {
  return (
    <div className={clsx(styles.hero, compact && styles.compact)}>
      <div className={styles.text}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{unbrokenNumbers(lead)}</p>
        {href && (
          <div className={styles.actions}>
            <Button href={href}>{primary}</Button>
            {secondaryHref && (
              <PageLink className={buttonClass('outline')} href={secondaryHref}>
                {secondary}
              </PageLink>
            )}
          </div>
        )}
      </div>
      {children && <div className={styles.beside}>{children}</div>}
      {facts.length > 0 && (
        <div className={children ? styles.below : undefined}>
          <Stats items={facts} layout="column" />
        </div>
      )}
    </div>
  );
}
