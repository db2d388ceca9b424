import { Button } from '../Button/Button';
import styles from './Cases.module.css';
import { type CaseTab, CaseTabs } from './CaseTabs';
import { type CaseCategory, CaseVisual } from './CaseVisual';

type CasesProps = {
  tabsLabel: string;
  tabs: readonly CaseTab[];
  button: string;
  items: readonly {
    id: string;
    category: CaseCategory;
    title: string;
    result: string;
    description: string;
    metrics: readonly { label: string; value: string }[];
    caption: string;
    labels: readonly string[];
  }[];
};

/** The cases as sheets of a report, filtered by trade. All of them stand in the page; the tabs only hide some. */
export function Cases({ tabsLabel, tabs, button, items }: CasesProps) {
  const names = new Map(tabs.map(({ id, label }) => [id, label]));
  return (
    <CaseTabs label={tabsLabel} tabs={tabs}>
      {items.map(({ id, category, title, result, description, metrics, caption, labels }) => (
        <article key={id} className={styles.card} data-category={category}>
          <div className={styles.words}>
            <p className={styles.category}>{names.get(category)}</p>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.result}>{result}</p>
            <p className={styles.description}>{description}</p>
          </div>
          <dl className={styles.metrics}>
            {metrics.map(({ label, value }) => (
              <div key={label} className={styles.metric}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <figure className={styles.visual}>
            <CaseVisual category={category} labels={labels} />
            <figcaption>{caption}</figcaption>
          </figure>
          <Button className={styles.button} variant="outline" href="#contact">
            {button}
          </Button>
        </article>
      ))}
    </CaseTabs>
  );
}
