import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { Disclosure } from '../objects/Disclosure';
import { Text } from '../objects/Text';
import styles from './Faq.module.css';

/** Questions as native disclosures, which open without a script. Each has an address of its own. */
export function Faq({ labels, items }: Content['faq']) {
  return (
    <div className={styles.list}>
      {items.map(({ id, question, answer }, index) => {
        const fragment = `faq-${id ?? index + 1}`;
        return (
          <Disclosure
            key={question}
            id={fragment}
            className={styles.item}
            label={<h3>{question}</h3>}
            everywhere
            wide
          >
            <Text className={styles.answer}>{answer}</Text>
            <a className={clsx(styles.link, 'tap screen-only')} href={`#${fragment}`}>
              {labels.link}
            </a>
          </Disclosure>
        );
      })}
    </div>
  );
}
