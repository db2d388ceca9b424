import type { ReactNode } from 'react';
import type { Content } from '@/content/schema';
import { buttonClass } from '../Button/Button';
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
    <div className={styles.page}>
      <LogMissingPath />
      <p className={styles.number} aria-hidden="true">
        404
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <p>
        <PageLink className={buttonClass()} href="/">
          {home}
        </PageLink>
      </p>
      <div className={styles.sheet}>{signature}</div>
      {/* The header's contact button leads to #contact on every page. */}
      <div id="contact" className={styles.contact}>
        {children}
      </div>
    </div>
  );
}
