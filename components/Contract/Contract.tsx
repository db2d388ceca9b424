import type { Content } from '@/content/schema';
import { Disclosure } from '../objects/Disclosure';
import { Rows } from '../objects/Rows';
import { Text } from '../objects/Text';
import { Portrait } from '../Portrait/Portrait';
import { Signature } from '../Signature/Signature';
import styles from './Contract.module.css';

type ContractProps = Content['guarantees'] & Pick<Content['site'], 'person'>;

/** On a phone a clause is its heading, with the rest folded below it. */
export function Contract({ otherwise, signed, date, items, person }: ContractProps) {
  const clauses = items.map(({ title, text, otherwise: consequence }, index) => (
    <article key={title} className={styles.clause}>
      <Text kind="note" className={styles.number} aria-hidden="true">
        {`§ ${index + 1}`}
      </Text>
      <div>
        <h3 className="not-on-phone">{title}</h3>
        <Disclosure wide label={<h3>{title}</h3>}>
          <div className={styles.terms}>
            <Text>{text}</Text>
            <p className={styles.otherwise}>
              <strong>{otherwise}</strong> {consequence}
            </p>
          </div>
        </Disclosure>
      </div>
    </article>
  ));
  return (
    <div className={styles.contract}>
      <Rows>{clauses}</Rows>
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
