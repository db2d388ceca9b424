import type { Content } from '@/content/schema';
import { Button } from '../Button/Button';
import styles from './Cases.module.css';
import { CaseTabs } from './CaseTabs';
import { CaseVisual } from './CaseVisual';

type CasesProps = Pick<Content['cases'], 'tabs' | 'button' | 'items'>;

/** The cases, filtered by category. All of them are in the page; the tabs only hide some. */
export function Cases({ tabs: { label, ...names }, button, items }: CasesProps) {
  const tabs = Object.entries(names).map(([id, name]) => ({ id, label: name }));
  return (
    <CaseTabs label={label} tabs={tabs}>
      {items.map(({ id, category, title, result, description, metrics, caption, labels }) => (
        <article key={id} className={styles.card} data-category={category}>
          <div className={styles.text}>
            <p className={styles.category}>{names[category]}</p>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.result}>{result}</p>
            <p className={styles.description}>{description}</p>
          </div>
          {metrics.length > 0 && (
            <dl className={styles.metrics}>
              {metrics.map(({ label, value }) => (
                <div key={label} className={styles.metric}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <figure className={styles.visual}>
            <CaseVisual category={category} labels={labels} />
            <figcaption>{caption}</figcaption>
          </figure>
          <Button
            className={styles.button}
            variant="outline"
            href="#contact"
            subject={`${button}: ${title}`}
          >
            {button}
          </Button>
        </article>
      ))}
    </CaseTabs>
  );
}
