import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { lengthOf } from '@/lib/layout';
import { Button } from '../Button/Button';
import { Picture } from '../Picture/Picture';
import { CaseDrawing } from './CaseDrawing';
import styles from './Cases.module.css';
import { CaseTabs } from './CaseTabs';

type CasesProps = Pick<Content['cases'], 'tabs' | 'categories' | 'button' | 'items'> & {
  basePath: string;
};

/** The cases under tabs of their categories. All of them are in the page; the tabs only hide some. */
export function Cases({ basePath, tabs: { label, all }, categories, button, items }: CasesProps) {
  const tabs = Object.entries(categories)
    .map(([category, name]) => ({ label: name, category }))
    .filter((tab) => items.some(({ category }) => category === tab.category));
  const cards = (
    <div className={styles.cards}>
      {items.map(({ id, category, title, result, description, metrics, picture }) => (
        <article
          key={id}
          className={clsx(
            styles.card,
            !picture && styles.wide,
            metrics.length === 0 && styles.bare,
          )}
          data-category={category}
        >
          <div className={styles.text}>
            <p className={styles.category}>{categories[category]}</p>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.result}>{result}</p>
            <p className={styles.description}>{description}</p>
          </div>
          {metrics.length > 0 && (
            <dl className={styles.metrics}>
              {metrics.map(({ label, value }) => (
                <div key={label} className={styles.metric}>
                  <dt>{label}</dt>
                  <dd data-length={lengthOf(value)}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {picture && (
            <figure className={styles.visual}>
              {picture.kind === 'image' ? (
                <Picture picture={picture.image} alt={picture.alt} basePath={basePath} />
              ) : (
                <CaseDrawing drawing={picture} />
              )}
              <figcaption>{picture.caption}</figcaption>
            </figure>
          )}
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
