import type { ReactNode } from 'react';
import { HeadedDisclosure } from '@/components/ui/objects/HeadedDisclosure';
import { Rows } from '@/components/ui/objects/Rows';
import { Text } from '@/components/ui/objects/Text';
import { Signature } from '@/components/ui/Signature/Signature';
import type { Content, Person } from '@/lib/content/schema';
import styles from './Contract.module.css';

type ContractProps = Content['guarantees'] & { person: Person; heading: ReactNode };

/** On a phone a clause shows its heading and its consequence, and the text between them is folded. */
export function Contract({ otherwise, signed, date, items, person, heading }: ContractProps) {
  const clauses = items.map(({ title, text, otherwise: consequence }, index) => (
    <article key={title} className={styles.clause}>
      <HeadedDisclosure id={`clause-${index + 1}`} title={title} titleClassName={styles.title}>
        <Text>{text}</Text>
      </HeadedDisclosure>
      <Text className={styles.otherwise}>
        <strong>{otherwise}</strong>
        {` ${consequence}`}
      </Text>
    </article>
  ));
  return (
    <div className={styles.contract}>
      {heading}
      <Rows spaced>{clauses}</Rows>
      <div className={styles.signed}>
        <p>
          {`${signed} `}
          <strong>{person.name}</strong>
          <br />
          {date}
        </p>
        <Signature person={person} />
      </div>
    </div>
  );
}
