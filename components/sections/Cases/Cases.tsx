import clsx from 'clsx';
import { ContactButton } from '@/components/ui/Button/Button';
import { Disclosure } from '@/components/ui/objects/Disclosure';
import { Figures } from '@/components/ui/objects/Figures';
import { Grid } from '@/components/ui/objects/Grid';
import { Remark } from '@/components/ui/objects/Remark';
import { Sheet } from '@/components/ui/objects/Sheet';
import { Text } from '@/components/ui/objects/Text';
import { unbrokenWords } from '@/components/ui/objects/unbroken-words';
import { Picture } from '@/components/ui/Picture/Picture';
import { SourceLink } from '@/components/ui/SourceLink/SourceLink';
import type { Case, Content } from '@/lib/content/schema';
import { caseId, type Paper, papers } from '@/lib/routes';
import { CaseDrawing } from './CaseDrawing';
import styles from './Cases.module.css';
import { CaseTabs } from './CaseTabs';

/** The paper of a case that belongs to no service. */
const NO_SERVICE_PAPER: Paper = 'kraft';

type CasesProps = Content['cases'] & {
  /** The word in «2 из 5». */
  of: string;
};

/** The page contains every case. The tabs only hide some of them. */
export function Cases({ tabs: tabLabels, ...props }: CasesProps) {
  const { categories, items } = props;
  const tabs = Object.entries(categories)
    .map(([category, label]) => ({ label, category }))
    .filter((tab) => items.some(({ category }) => category === tab.category));
  const cards = (
    <Grid strip={items.length > 1 && 'untilDesktop'} className={styles.cards}>
      {items.map((item, index) => (
        <CaseCard
          key={item.id}
          item={item}
          place={items.length > 1 ? `${index + 1} ${props.of} ${items.length}` : undefined}
          labels={props}
        />
      ))}
    </Grid>
  );
  // One or two cases need no tabs.
  if (items.length < 3 || tabs.length < 2) return cards;
  // The tabs hide cards without React. A new set of cards starts over, with all of them shown.
  const shownCases = items.map(({ id, category }) => `${category}-${id}`).join();
  return (
    <CaseTabs key={shownCases} label={tabLabels.label} tabs={[{ label: tabLabels.all }, ...tabs]}>
      {cards}
    </CaseTabs>
  );
}

type CaseCardProps = {
  item: Case;
  /** Its number among several cases, for a phone and a tablet, where they are a strip. */
  place: string | undefined;
  labels: Pick<Content['cases'], 'categories' | 'button' | 'more' | 'sourceLabel'>;
};

function CaseCard({ item, place, labels }: CaseCardProps) {
  const { title, picture, source } = item;
  return (
    <Sheet
      as="article"
      id={caseId(item.id)}
      className={clsx(styles.case, picture && styles.pictured)}
      data-category={item.category}
    >
      <div className={styles.main}>
        <div className={styles.text}>
          <Text kind="note" className={styles.category} data-place={place}>
            {labels.categories[item.category]}
          </Text>
          <h3>{unbrokenWords(title)}</h3>
          <Disclosure fullWidth label={labels.more} folds="untilDesktop">
            <Text>{item.description}</Text>
            {source && <SourceLink label={labels.sourceLabel} about={title} href={source} />}
          </Disclosure>
        </div>
        <Figures
          items={item.metrics.map(({ label, ...figure }) => ({ ...figure, caption: label }))}
          layout="halves"
          size="quote"
          lead
          className={styles.metrics}
        />
        <Remark className={styles.result}>{item.result}</Remark>
        <ContactButton
          className={styles.ask}
          variant="outline"
          label={labels.button}
          about={title}
        />
      </div>
      {picture && (
        <figure
          className={styles.visual}
          data-paper={item.page ? papers[item.page] : NO_SERVICE_PAPER}
        >
          <figcaption>{picture.caption}</figcaption>
          {picture.kind === 'image' ? (
            <Picture picture={picture.image} alt={picture.alt} />
          ) : (
            <CaseDrawing drawing={picture} />
          )}
        </figure>
      )}
    </Sheet>
  );
}
