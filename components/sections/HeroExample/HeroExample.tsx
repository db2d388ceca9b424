import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Figures, type FiguresProps } from '@/components/ui/objects/Figures';
import { Sheet } from '@/components/ui/objects/Sheet';
import { Text } from '@/components/ui/objects/Text';
import { homeHref } from '@/lib/base-path';
import { reportId } from '@/lib/routes';
import styles from './HeroExample.module.css';

/** The first figure is circled. Those of a client are in its report on the home page. */
type HeroExampleProps = {
  figures: FiguresProps['items'];
  caption: ReactNode;
  client?: string;
  link?: string;
  chart?: ReactNode;
  /** Keeps the figures on the sheet of the drawing. Otherwise they have one of their own. */
  whole?: boolean;
  /** The class of what the drawing stands in, instead of a sheet. */
  frame?: string | undefined;
  children: ReactNode;
};

export function HeroExample(props: HeroExampleProps) {
  const { figures, caption, client, link, chart, whole, frame, children } = props;
  const Part = whole ? 'div' : Sheet;
  const Frame = frame ? 'div' : Part;
  return (
    <Sheet as="figure" className={clsx(styles.example, whole ? styles.whole : styles.apart)}>
      <Frame className={clsx(styles.drawing, frame, 'screen-only')}>{children}</Frame>
      <Part className={clsx(styles.proof, chart && styles.charted)}>
        {caption && (
          <Text kind="note" className={styles.caption}>
            {caption} {client && <a href={homeHref(reportId(client))}>{link}</a>}
          </Text>
        )}
        <Figures items={figures.slice(0, 1)} layout="line" circled />
        <Figures items={figures.slice(1)} layout="line" />
        {chart && <div className={styles.chart}>{chart}</div>}
      </Part>
    </Sheet>
  );
}
