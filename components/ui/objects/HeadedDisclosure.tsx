import type { ReactNode } from 'react';
import { Disclosure } from './Disclosure';
import styles from './HeadedDisclosure.module.css';

type HeadedDisclosureProps = { id: string; title: string; open?: boolean; children: ReactNode };

/**
 * A heading whose text is folded on a phone. The summary line covers the heading, so the page has the heading only
 * once.
 */
export function HeadedDisclosure({ id, title, ...props }: HeadedDisclosureProps) {
  return (
    <div className={styles.headed}>
      <h3 id={id}>{title}</h3>
      <Disclosure {...props} labelledBy={id} />
    </div>
  );
}
