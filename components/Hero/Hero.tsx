import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Content } from '@/content/schema';
import { papers, pathOf, type RouteId } from '@/lib/routes';
import { Button, buttonClass } from '../Button/Button';
import { Figures } from '../objects/Figures';
import { Pen } from '../objects/Pen';
import { Text } from '../objects/Text';
import { PageLink } from '../PageLink/PageLink';
import { Portrait } from '../Portrait/Portrait';
import { Signature } from '../Signature/Signature';
import styles from './Hero.module.css';

type HeroProps = Content['seo']['hero'] & {
  page: RouteId;
  person: Content['site']['person'];
  /** The first element stands beside the text on a wide screen, a second one across the page below it. */
  children?: ReactNode;
};

export function Hero(props: HeroProps) {
  const { page, eyebrow, title, underlined = '', lead, primary, secondary, facts } = props;
  const { person, children } = props;
  const [before, ...after] = underlined ? title.split(underlined) : [title];
  return (
    <div className={clsx(styles.hero, !children && styles.low)} data-paper={papers[page]}>
      <div className={clsx(styles.person, 'screen-only')}>
        <Portrait slot="hero" person={person} />
        <span className={styles.signature}>
          <Signature person={person} />
        </span>
      </div>
      <div className={styles.text}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1>
          {before}
          {after.length > 0 && <Pen stroke="underline">{underlined}</Pen>}
          {after.join(underlined)}
        </h1>
        <Text kind="lead" className={styles.lead}>
          {lead}
        </Text>
        <div className={clsx(styles.actions, 'screen-only')}>
          <Button href="#contact">{primary}</Button>
          <PageLink className={buttonClass('outline')} href={pathOf('calculator')}>
            {secondary}
          </PageLink>
        </div>
        <Figures items={facts} layout="thirds" size="quote" className={styles.facts} />
      </div>
      {children && <div className={styles.beside}>{children}</div>}
    </div>
  );
}
