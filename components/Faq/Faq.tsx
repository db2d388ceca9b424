import type { Content } from '@/content/schema';
import { Disclosure } from '../objects/Disclosure';
import { Text } from '../objects/Text';
import styles from './Faq.module.css';

/** Questions as native disclosures, which open without a script. Each has an address of its own. */
export function Faq({ items }: Content['faq']) {
  return (
    <div className={styles.list}>
      {items.map(({ id, question, answer }, index) => (
        <Disclosure
          key={question}
          id={`faq-${id ?? index + 1}`}
          className={styles.item}
          label={<h3>{question}</h3>}
          everywhere
          wide
        >
          <Text className={styles.answer}>{answer}</Text>
        </Disclosure>
      ))}
    </div>
  );
}
