import clsx from 'clsx';
import type { ReactNode } from 'react';
import { homeHref } from '@/lib/base-path';
import { reportId } from '@/lib/routes';
import { Figures, type FiguresProps } from '../objects/Figures';
import { Sheet } from '../objects/Sheet';
import styles from './HeroExample.module.css';

/** The first figure is large and circled. Those of a client are in its report on the home page. */
type HeroExampleProps = {
  figures: FiguresProps['items'];
  caption: ReactNode;
  client?: string;
  link?: string;
  chart?: ReactNode;
  /** Keeps the figures on the sheet where it stands beside the text. */
  whole?: boolean;
  children: ReactNode;
};

export function HeroExample(props: HeroExampleProps) {
  const { figures, caption, client, link, chart, whole, children } = props;
  return (
    <Sheet as="figure" className={clsx(styles.example, whole && styles.whole)}>
      <div className={clsx(styles.drawing, 'screen-only')}>{children}</div>
      <div className={styles.proof}>
        <Figures items={figures.slice(0, 1)} layout="line" circled className={styles.first} />
        <Figures items={figures.slice(1)} layout="line" size="price" className={styles.rest} />
        {chart && <div className={styles.chart}>{chart}</div>}
      </div>
      {caption && (
        <figcaption className={styles.caption}>
          <p>
            {caption} {client && <a href={homeHref(reportId(client))}>{link}</a>}
          </p>
        </figcaption>
      )}
    </Sheet>
  );
}
