import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { TRADES } from '@/lib/drawings';
import { caseId } from '@/lib/routes';
import { ContactButton } from '../Button/Button';
import { Disclosure } from '../objects/Disclosure';
import { Figures } from '../objects/Figures';
import { Sheet } from '../objects/Sheet';
import { Text } from '../objects/Text';
import { Picture } from '../Picture/Picture';
import { TradeDrawing } from '../TradeDrawing/TradeDrawing';
import { CaseDrawing } from './CaseDrawing';
import styles from './Cases.module.css';
import { CaseTabs } from './CaseTabs';

type Case = Content['cases']['items'][number];

/** Every case is in the page; the tabs only hide some. On a phone each of several is closed to its trade, number and title. */
export function Cases({ tabs: { label, all }, categories, button, items }: Content['cases']) {
  const tabs = Object.entries(categories)
    .map(([category, name]) => ({ label: name, category }))
    .filter((tab) => items.some(({ category }) => category === tab.category));
  const cards = (
    <div className={styles.cards}>
      {items.map(({ id, category, picture, ...words }) => (
        <Sheet
          as="article"
          key={id}
          id={caseId(id)}
          className={clsx(styles.case, picture && styles.pictured)}
          data-category={category}
        >
          {items.length > 1 ? (
            <Disclosure
              wide
              label={
                <h3 className={styles.teaser}>
                  {TRADES.filter((trade) => trade === category).map((trade) => (
                    <TradeDrawing key={trade} name={trade} />
                  ))}
                  <Text as="span" kind="price">
                    {words.metrics[0]?.value}
                  </Text>{' '}
                  <Text as="span" kind="note">
                    {words.metrics[0]?.label}
                  </Text>
                  <span>{` ${words.title}`}</span>
                </h3>
              }
            >
              <Details category={categories[category]} {...words} />
            </Disclosure>
          ) : (
            <Details category={categories[category]} {...words} />
          )}
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
          <ContactButton
            className={styles.button}
            variant="outline"
            label={button}
            about={words.title}
          />
        </Sheet>
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

type DetailsProps = Pick<Case, 'title' | 'result' | 'description' | 'metrics'> & {
  category: string | undefined;
};

function Details({ category, title, result, description, metrics }: DetailsProps) {
  return (
    <div className={styles.details}>
      <div className={styles.text}>
        <Text kind="note">{category}</Text>
        <h3>{title}</h3>
        <p className={styles.result}>{result}</p>
        <Text>{description}</Text>
      </div>
      <Figures
        items={metrics.map(({ label, value }) => ({ value, caption: label }))}
        layout="halves"
        size="quote"
        lead
        className={styles.metrics}
      />
    </div>
  );
}
