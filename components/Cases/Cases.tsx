import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { caseId } from '@/lib/routes';
import { Fold } from '../Fold/Fold';
import { CaseCard } from './CaseCard';
import styles from './Cases.module.css';
import { CaseTabs } from './CaseTabs';

type CasesProps = Pick<Content['cases'], 'tabs' | 'categories' | 'button' | 'items'>;

/** How many cases are whole on a phone. Of the others it shows the number and the title until they are opened. */
const WHOLE = 2;

/** The cases under tabs of their categories. All of them are in the page; the tabs only hide some. */
export function Cases({ tabs: { label, all }, categories, button, items }: CasesProps) {
  const tabs = Object.entries(categories)
    .map(([category, name]) => ({ label: name, category }))
    .filter((tab) => items.some(({ category }) => category === tab.category));
  const cards = (
    <div className={styles.cards}>
      {items.map((item, index) => {
        const { id, category, title, metrics } = item;
        const isWhole = index < WHOLE;
        const card = (
          <CaseCard {...item} category={categories[category]} button={button} isWhole={isWhole} />
        );
        return (
          <article
            key={id}
            id={caseId(id)}
            className={clsx(styles.card, !isWhole && styles.folded)}
            data-category={category}
          >
            {isWhole ? (
              card
            ) : (
              <Fold
                label={
                  <span className={styles.teaser}>
                    <span className={styles.number}>{metrics[0]?.value}</span> {title}
                  </span>
                }
              >
                {card}
              </Fold>
            )}
          </article>
        );
      })}
    </div>
  );
  // One category has nothing to choose from.
  if (tabs.length < 2) return cards;
  return (
    <CaseTabs label={label} tabs={[{ label: all }, ...tabs]}>
      {cards}
    </CaseTabs>
  );
}
