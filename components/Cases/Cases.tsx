import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { lengthOf } from '@/lib/layout';
import { caseId } from '@/lib/routes';
import { Button } from '../Button/Button';
import { Fold } from '../Fold/Fold';
import { Picture } from '../Picture/Picture';
import { CaseDrawing } from './CaseDrawing';
import styles from './Cases.module.css';
import { CaseTabs } from './CaseTabs';

type CasesProps = Pick<Content['cases'], 'tabs' | 'categories' | 'button' | 'items'> & {
  basePath: string;
};

/** How many cases are whole on a phone. Of the others it shows the number and the title until they are opened. */
const WHOLE = 2;

/** The cases under tabs of their categories. All of them are in the page; the tabs only hide some. */
export function Cases({ basePath, tabs: { label, all }, categories, button, items }: CasesProps) {
  const tabs = Object.entries(categories)
    .map(([category, name]) => ({ label: name, category }))
    .filter((tab) => items.some(({ category }) => category === tab.category));
  const cards = (
    <div className={styles.cards}>
      {items.map((item, index) => {
        const { id, category, title, metrics } = item;
        const card = (
          <CaseCard {...item} category={categories[category]} button={button} basePath={basePath} />
        );
        return (
          <article
            key={id}
            id={caseId(id)}
            className={clsx(styles.card, index >= WHOLE && styles.folded)}
            data-category={category}
          >
            {index < WHOLE ? (
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

type CaseCardProps = Omit<Content['cases']['items'][number], 'category'> & {
  category: string | undefined;
  button: string;
  basePath: string;
};

function CaseCard(props: CaseCardProps) {
  const { category, title, result, description, metrics, picture, button, basePath } = props;
  return (
    <div
      className={clsx(styles.body, !picture && styles.wide, metrics.length === 0 && styles.bare)}
    >
      <div className={styles.text}>
        <p className={styles.category}>{category}</p>
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
    </div>
  );
}
