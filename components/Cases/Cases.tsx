import type { Content } from '@/content/schema';
import { caseId } from '@/lib/routes';
import { Disclosure } from '../objects/Disclosure';
import { Sheet } from '../objects/Sheet';
import { Text } from '../objects/Text';
import { Picture } from '../Picture/Picture';
import { CaseCard } from './CaseCard';
import { CaseDrawing } from './CaseDrawing';
import styles from './Cases.module.css';
import { CaseTabs } from './CaseTabs';

type CasesProps = Pick<Content['cases'], 'tabs' | 'categories' | 'button' | 'items'>;

/** Every case is in the page; the tabs only hide some. On a phone each is closed to its drawing, number and title. */
export function Cases({ tabs: { label, all }, categories, button, items }: CasesProps) {
  const tabs = Object.entries(categories)
    .map(([category, name]) => ({ label: name, category }))
    .filter((tab) => items.some(({ category }) => category === tab.category));
  const cards = (
    <div className={styles.cards}>
      {items.map((item) => {
        const { id, category, title, metrics, picture } = item;
        return (
          <Sheet
            as="article"
            plain
            key={id}
            id={caseId(id)}
            className={styles.case}
            data-category={category}
          >
            {picture && (
              <figure className={styles.visual}>
                {picture.kind === 'image' ? (
                  <Picture picture={picture.image} alt={picture.alt} />
                ) : (
                  <CaseDrawing drawing={picture} />
                )}
                <figcaption>{picture.caption}</figcaption>
              </figure>
            )}
            <Disclosure
              wide
              open={items.length === 1}
              label={
                <h3 className={styles.teaser}>
                  <Text as="span" kind="price">
                    {metrics[0]?.value}
                  </Text>{' '}
                  <Text as="span" kind="note">
                    {metrics[0]?.label}
                  </Text>
                  <span>{` ${title}`}</span>
                </h3>
              }
            >
              <CaseCard {...item} category={categories[category]} button={button} />
            </Disclosure>
          </Sheet>
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
