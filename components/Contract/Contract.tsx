import type { Content } from '@/content/schema';
import { Disclosure } from '../objects/Disclosure';
import { Rows } from '../objects/Rows';
import { Text } from '../objects/Text';
import { Portrait } from '../Portrait/Portrait';
import { Signature } from '../Signature/Signature';
import styles from './Contract.module.css';

type ContractProps = Content['guarantees'] & Pick<Content['site'], 'person'>;

/** Clauses after these are closed on a phone. */
const OPEN = 3;

export function Contract(props: ContractProps) {
  const { otherwise, showRest, signed, date, items, person } = props;
  const clauses = items.map(({ title, text, otherwise: consequence }, index) => (
    <article key={title} className={styles.clause}>
      <Text kind="note" className={styles.number} aria-hidden="true">
        {`§ ${index + 1}`}
      </Text>
      <div>
        <h3>{title}</h3>
        <Text>{text}</Text>
      </div>
      <p className={styles.otherwise}>
        <strong>{otherwise}</strong> {consequence}
      </p>
    </article>
  ));
  return (
    <div className={styles.contract}>
      <Rows>{clauses.slice(0, OPEN)}</Rows>
      {items.length > OPEN && (
        <Disclosure className={styles.rest} label={showRest}>
          <Rows>{clauses.slice(OPEN)}</Rows>
        </Disclosure>
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
