import type { ReactNode } from 'react';
import { Button, buttonClass } from '../Button/Button';
import { PageLink } from '../PageLink/PageLink';
import { Stats } from '../Stats/Stats';
import { UnbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './Hero.module.css';

type HeroProps = {
  eyebrow: string;
  title: string;
  lead: string;
  /** The main action; its address is a place on the same page. */
  primary: { label: string; href: string };
  /** Leads to another page. */
  secondary?: { label: string; href: string };
  facts?: readonly { value: string; caption: string }[];
  /** Stands beside the words on a wide screen, after them on a phone. */
  children?: ReactNode;
};

/** The first screen: who, what, where, for how much, and what to press. */
export function Hero({ eyebrow, title, lead, primary, secondary, facts, children }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>
          <UnbrokenNumbers>{lead}</UnbrokenNumbers>
        </p>
        <div className={styles.actions}>
          <Button href={primary.href}>{primary.label}</Button>
          {secondary && (
            <PageLink className={buttonClass('outline')} href={secondary.href}>
              {secondary.label}
            </PageLink>
          )}
        </div>
      </div>
      {children && <div>{children}</div>}
      {facts && (
        <div className={children ? styles.below : undefined}>
          <Stats items={facts} layout={children ? 'row' : 'column'} />
        </div>
      )}
    </div>
  );
}
