import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Disclosure } from './Disclosure';
import styles from './HeadedDisclosure.module.css';
import { unbrokenWords } from './unbroken-words';

type HeadedDisclosureProps = {
  id: string;
  title: string;
  titleClassName?: string | undefined;
  open?: boolean;
  children: ReactNode;
};

/**
 * A heading whose text is folded on a phone. The summary line covers the heading, so the page has the heading only
 * once.
 */
export function HeadedDisclosure(props: HeadedDisclosureProps) {
  const { id, title, titleClassName, ...disclosure } = props;
  return (
    <div className={styles.headed}>
      <h3 id={id} className={clsx(styles.title, titleClassName)}>
        {unbrokenWords(title)}
      </h3>
      <Disclosure
        {...disclosure}
        className={styles.text}
        labelledBy={id}
        summaryClassName={styles.summary}
      />
    </div>
  );
}
