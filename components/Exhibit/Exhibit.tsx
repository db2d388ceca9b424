import type { ReactNode } from 'react';
import type { Content } from '@/content/schema';
import { homeHref } from '@/lib/base-path';
import { reportId } from '@/lib/routes';
import styles from './Exhibit.module.css';

type ExhibitProps = {
  /** The first is set large. */
  figures: Content['websites']['stats'];
  caption: string;
  /** The client whose report on the home page has the figures, and the link to it. */
  client?: string;
  link?: string;
  /** Below the figures. */
  chart?: ReactNode;
  /** What is shown: an advertisement, a page of results, a card. */
  children: ReactNode;
};

/** The thing itself beside a headline, with the figures that it brought and a caption. */
export function Exhibit({ figures, caption, client, link, chart, children }: ExhibitProps) {
  return (
    <figure className={styles.exhibit}>
      <div className={styles.drawing}>{children}</div>
      <div className={styles.proof}>
        {figures.length > 0 && (
          <div className={styles.figures}>
            {figures.map(({ value, caption }) => (
              <p key={caption}>
                <strong className={styles.value}>{value}</strong>
                <span className={styles.label}>{caption}</span>
              </p>
            ))}
          </div>
        )}
        {chart && <div>{chart}</div>}
      </div>
      <figcaption className={styles.caption}>
        <p>
          {caption} {client && <a href={homeHref(reportId(client))}>{link}</a>}
        </p>
      </figcaption>
    </figure>
  );
}
