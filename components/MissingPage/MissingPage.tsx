import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Content } from '@/content/schema';
import { buttonClass } from '../Button/Button';
import { Grid } from '../objects/Grid';
import { Sheet } from '../objects/Sheet';
import { Text } from '../objects/Text';
import { PageLink } from '../PageLink/PageLink';
import { LogMissingPath } from './LogMissingPath';
import styles from './MissingPage.module.css';

type MissingPageProps = Pick<Content['not-found'], 'title' | 'text' | 'home'> & {
  signature: ReactNode;
  children: ReactNode;
};

/** The page for an address that does not exist. */
export function MissingPage({ title, text, home, signature, children }: MissingPageProps) {
  return (
    <Grid columns="page" className={styles.page}>
      <LogMissingPath />
      <div className={styles.text} data-span="2">
        <p className={styles.number} aria-hidden="true">
          404
        </p>
        <h1 className={styles.title}>{title}</h1>
        <Text kind="section">{text}</Text>
        <PageLink className={buttonClass()} href="/">
          {home}
        </PageLink>
        {/* The header's contact button leads to #contact on every page. */}
        <div id="contact" className={styles.contact}>
          {children}
        </div>
      </div>
      <Sheet className={clsx(styles.blank, 'on-desktop screen-only')}>{signature}</Sheet>
    </Grid>
  );
}
