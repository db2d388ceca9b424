import type { Content } from '@/content/schema';
import { Fold } from '../Fold/Fold';
import { Signature } from '../Signature/Signature';
import { unbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './Contract.module.css';

type ContractProps = Pick<
  Content['guarantees'],
  'otherwise' | 'showRest' | 'signed' | 'date' | 'items'
> & { person: Content['site']['person'] };

/** How many clauses stand on a phone until the rest is opened. */
const OPEN = 3;

/** The guarantees as clauses of a contract: what is promised, what happens when it is broken, who has signed it. */
export function Contract({ otherwise, showRest, signed, date, items, person }: ContractProps) {
  const clauses = items.map(({ title, text, otherwise: consequence }, index) => (
    <article key={title} className={styles.clause}>
      <p className={styles.number} aria-hidden="true">
        {`§ ${index + 1}`}
      </p>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{unbrokenNumbers(text)}</p>
      </div>
      <p className={styles.otherwise}>
        <strong>{otherwise}</strong> {consequence}
      </p>
    </article>
  ));
  return (
    <div className={styles.contract}>
      {clauses.slice(0, OPEN)}
      {items.length > OPEN && (
        <div className={styles.rest}>
          <Fold label={showRest}>{clauses.slice(OPEN)}</Fold>
        </div>
      )}
      <p className={styles.signed}>
        <span>
          {signed} <Signature name={person.name} />, {person.role}
        </span>
        <span>{date}</span>
      </p>
    </div>
  );
}
