import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Figures, type FiguresProps } from '@/components/ui/objects/Figures';
import { Sheet } from '@/components/ui/objects/Sheet';
import { Text } from '@/components/ui/objects/Text';
import { homeHref } from '@/lib/base-path';
import { reportId } from '@/lib/routes';
import styles from './HeroExample.module.css';

/** The first figure is circled. The figures of a client link to its report on the home page. */
type HeroExampleProps = {
  figures: FiguresProps['items'];
  caption: ReactNode;
  client?: string;
  link?: string;
  chart?: ReactNode;
  /** Puts the figures on the same sheet as the drawing. By default they have a sheet of their own. */
  onOneSheet?: boolean;
  /** The class of a frame that replaces the sheet of the drawing. */
  frame?: string | undefined;
  children: ReactNode;
};

export function HeroExample(props: HeroExampleProps) {
  const { figures, caption, client, link, chart, onOneSheet, frame, children } = props;
  const drawingClass = clsx(styles.drawing, frame, 'screen-only');
  const proofClass = clsx(styles.proof, chart && styles.charted);
  const isOnly = figures.length === 1;
  const size = onOneSheet || isOnly ? 'figure' : 'section';
  const proof = (
    <>
      {caption && (
        <Text kind="note" className={styles.caption}>
          {caption} {client && <a href={homeHref(reportId(client))}>{link}</a>}
        </Text>
      )}
      <Figures
        items={figures.slice(0, 1)}
        layout="line"
        size={size}
        circled
        className={clsx(styles.figures, isOnly && styles.only)}
      />
      <Figures items={figures.slice(1)} layout="line" size={size} className={styles.figures} />
      {chart && <div className={styles.chart}>{chart}</div>}
    </>
  );
  if (onOneSheet) {
    return (
      <Sheet as="figure" className={clsx(styles.example, styles.whole)}>
        <div className={drawingClass}>{children}</div>
        <div className={proofClass}>{proof}</div>
      </Sheet>
    );
  }
  return (
    <figure className={clsx(styles.example, styles.apart)}>
      {frame ? (
        <div className={drawingClass}>{children}</div>
      ) : (
        <Sheet className={drawingClass}>{children}</Sheet>
      )}
      <Sheet className={proofClass}>{proof}</Sheet>
    </figure>
  );
}
