import type { Content } from '@/content/schema';
import { Fold } from '../Fold/Fold';
import { Portrait } from '../Portrait/Portrait';
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
export function Contract(props: ContractProps) {
  const { otherwise, showRest, signed, date, items, person } = props;
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
      <div className={styles.signed}>
        <Portrait place="sheet" person={person} />
        <div className={styles.names}>
          <p>
            {signed} <strong>{person.name}</strong>
            <br />
            {date}
          </p>
          <Signature person={person} />
        </div>
      </div>
    </div>
  );
}
