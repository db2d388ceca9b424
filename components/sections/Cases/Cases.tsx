import clsx from 'clsx';
import { ContactButton } from '@/components/ui/Button/Button';
import { Disclosure } from '@/components/ui/objects/Disclosure';
import { Figures } from '@/components/ui/objects/Figures';
import { Grid } from '@/components/ui/objects/Grid';
import { Sheet } from '@/components/ui/objects/Sheet';
import { Text } from '@/components/ui/objects/Text';
import { Picture } from '@/components/ui/Picture/Picture';
import { SourceLink } from '@/components/ui/SourceLink/SourceLink';
import type { Content } from '@/content/schema';
import { caseId, papers } from '@/lib/routes';
import { CaseDrawing } from './CaseDrawing';
import styles from './Cases.module.css';
import { CaseTabs } from './CaseTabs';

/** Every case is in the page; the tabs only hide some. On a phone each is closed to its number, title and drawing. */
export function Cases(props: Content['cases']) {
  const { tabs: tabLabels, categories, button, more, sourceLabel, items } = props;
  const tabs = Object.entries(categories)
    .map(([category, name]) => ({ label: name, category }))
    .filter((tab) => items.some(({ category }) => category === tab.category));
  const cards = (
    <Grid strip={items.length > 1} className={styles.cards}>
      {items.map(({ id, category, page, picture, title, result, description, metrics, source }) => (
        <Sheet
          as="article"
          key={id}
          id={caseId(id)}
          className={clsx(styles.case, picture && styles.pictured)}
          data-category={category}
        >
          <Text kind="note" className={styles.category}>
            {categories[category]}
          </Text>
          <h3 className={styles.title}>{title}</h3>
          <Disclosure wide label={more} className={styles.description}>
            <Text>{description}</Text>
            {source && <SourceLink label={sourceLabel} about={title} href={source} />}
          </Disclosure>
          <Figures
            items={metrics.map(({ label, value }) => ({ value, caption: label }))}
            layout="halves"
            size="quote"
            lead
            className={styles.metrics}
          />
          <Text kind="written" className={styles.result}>
            {result}
          </Text>
          {picture && (
            <figure className={styles.visual} data-paper={papers[page ?? 'calculator']}>
              <figcaption>{picture.caption}</figcaption>
              {picture.kind === 'image' ? (
                <Picture picture={picture.image} alt={picture.alt} />
              ) : (
                <CaseDrawing drawing={picture} />
              )}
            </figure>
          )}
          <ContactButton className={styles.ask} variant="outline" label={button} about={title} />
        </Sheet>
      ))}
    </Grid>
  );
  // One or two are seen without choosing.
  if (items.length < 3 || tabs.length < 2) return cards;
  return (
    <CaseTabs label={tabLabels.label} tabs={[{ label: tabLabels.all }, ...tabs]}>
      {cards}
    </CaseTabs>
  );
}
