import type { Content } from '@/content/schema';
import { caseId } from '@/lib/routes';
import { Disclosure } from '../objects/Disclosure';
import { Sheet } from '../objects/Sheet';
import { Text } from '../objects/Text';
import { CaseCard } from './CaseCard';
import styles from './Cases.module.css';
import { CaseTabs } from './CaseTabs';

type CasesProps = Pick<Content['cases'], 'tabs' | 'categories' | 'button' | 'items'>;

/** Cases after these are closed on a phone. */
const WHOLE = 2;

/** Every case is in the page; the tabs only hide some. */
export function Cases({ tabs: { label, all }, categories, button, items }: CasesProps) {
  const tabs = Object.entries(categories)
    .map(([category, name]) => ({ label: name, category }))
    .filter((tab) => items.some(({ category }) => category === tab.category));
  const cards = (
    <div className={styles.cards}>
      {items.map((item, index) => {
        const { id, category, title, metrics } = item;
        const closed = index >= WHOLE;
        const card = (
          <CaseCard {...item} category={categories[category]} button={button} closed={closed} />
        );
        return (
          <Sheet as="article" plain key={id} id={caseId(id)} data-category={category}>
            {closed ? (
              <Disclosure
                label={
                  <h3 className={styles.teaser}>
                    <Text as="span" kind="price">
                      {metrics[0]?.value}
                    </Text>{' '}
                    <Text as="span" kind="note">
                      {metrics[0]?.label}
                    </Text>
                    {` ${title}`}
                  </h3>
                }
              >
                {card}
              </Disclosure>
            ) : (
              card
            )}
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
