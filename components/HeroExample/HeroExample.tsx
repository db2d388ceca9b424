import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Content } from '@/content/schema';
import { homeHref } from '@/lib/base-path';
import { reportId } from '@/lib/routes';
import { Figures } from '../objects/Figures';
import { Sheet } from '../objects/Sheet';
import styles from './HeroExample.module.css';

type Reported = NonNullable<Content['targeting']['exhibit']>;

/** The first figure is large. Those of a client are in its report on the home page. */
type HeroExampleProps = Pick<Reported, 'figures' | 'caption'> & {
  client?: string;
  link?: string;
  chart?: ReactNode;
  children: ReactNode;
};

export function HeroExample({ figures, caption, client, link, chart, children }: HeroExampleProps) {
  const [first, ...others] = figures;
  return (
    <Sheet as="figure" className={styles.example}>
      <div className={clsx(styles.drawing, 'screen-only')}>{children}</div>
      <div className={styles.proof}>
        {first && <Figures items={[first]} layout="line" size="figure" className={styles.first} />}
        <Figures items={others} layout="line" />
        {chart && <div>{chart}</div>}
      </div>
      <figcaption className={styles.caption}>
        <p>
          {caption} {client && <a href={homeHref(reportId(client))}>{link}</a>}
        </p>
      </figcaption>
    </Sheet>
  );
}
