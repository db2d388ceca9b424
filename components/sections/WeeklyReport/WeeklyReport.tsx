import { DataTable } from '@/components/ui/objects/DataTable';
import { Figures } from '@/components/ui/objects/Figures';
import { List } from '@/components/ui/objects/List';
import { Pen } from '@/components/ui/objects/Pen';
import { Remark } from '@/components/ui/objects/Remark';
import { Sheet } from '@/components/ui/objects/Sheet';
import { Text } from '@/components/ui/objects/Text';
import { unbrokenWords } from '@/components/ui/objects/unbroken-words';
import { Signature } from '@/components/ui/Signature/Signature';
import type { Person, WeeklyReportContent } from '@/lib/content/schema';
import {
  formatCost,
  formatCount,
  formatNumber,
  formatRubles,
  type PluralForms,
} from '@/lib/format';
import { averageCost } from '@/lib/lead-costs';
import { sum } from '@/lib/sum';
import styles from './WeeklyReport.module.css';

type WeeklyReportProps = WeeklyReportContent & {
  person: Person;
  /** What the marketer's work costs in this week. 0 if nobody knows. */
  fee: number;
  /** The word for a lead. */
  lead: string;
  /** The plural forms of the word that this client uses for a sale. */
  sale: PluralForms | undefined;
};

/** A weekly report as a client gets it, with the marketer's notes in the margin. */
export function WeeklyReport(props: WeeklyReportProps) {
  const { title, week, columns, rows, total, plan, caption, person } = props;
  const spent = sum(rows.map((row) => row.spent));
  const leads = sum(rows.map((row) => row.leads));
  const firstNoted = rows.findIndex(({ note }) => note !== undefined);
  return (
    <figure className={styles.report}>
      <Sheet className={styles.page}>
        <div className={styles.head}>
          <Text kind="title">{title}</Text>
          <Text muted>{week}</Text>
        </div>
        {rows.length > 0 && (
          <DataTable
            caption={unbrokenWords(`${title}. ${week}`)}
            annotated
            className={styles.table}
            columns={[
              { label: columns.name, className: styles.names },
              { label: columns.spent },
              { label: columns.leads },
              { label: columns.cost },
            ]}
            rows={rows.map(({ name, note, ...spending }, index) => ({
              key: name,
              head: (
                <>
                  {name}
                  {note && (
                    <Remark as="em" className={styles.note}>
                      <span className={styles.writing}>{note}</span>
                    </Remark>
                  )}
                </>
              ),
              cells: cellsOf({
                ...spending,
                isCircled: note !== undefined,
                isLater: index > firstNoted,
              }),
            }))}
            total={{ head: total, cells: cellsOf({ spent, leads }) }}
          />
        )}
        {rows.length > 0 && props.fee > 0 && (
          <Figures
            items={[priceWithWork(props, spent, leads)]}
            layout="line"
            size="figure"
            circled
            className={styles.price}
          />
        )}
        {plan.items.length > 0 && (
          <div className={styles.plan}>
            <strong>{plan.title}</strong>
            <List items={plan.items} marks="numbers" />
          </div>
        )}
        <div className={styles.signature}>
          <Signature person={person} />
        </div>
      </Sheet>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

/** Returns the cost of a sale with the marketer's work. Without sales it is the cost of a lead. */
function priceWithWork(
  { fee, lead, sale, sales, withWork, total }: WeeklyReportProps,
  spent: number,
  leads: number,
) {
  const during = total.toLowerCase();
  if (!sale || !sales) {
    return {
      value: formatCost(averageCost(spent + fee, leads)),
      caption: `${lead} ${withWork}: ${formatRubles(fee)} ${during}`,
    };
  }
  return {
    value: formatCost(averageCost(spent + fee, sales)),
    caption: `${sale[0]} ${withWork}: ${formatRubles(fee)}, ${formatCount(sales, sale)} ${during}`,
  };
}

type Spending = {
  spent: number;
  leads: number;
  /** Draws a pen circle around the cost. It belongs to a row with a note in the margin. */
  isCircled?: boolean;
  /** Another cost above is circled, too. */
  isLater?: boolean;
};

/** The cells of the columns after the name. */
function cellsOf({ spent, leads, isCircled, isLater }: Spending) {
  const cost = formatCost(averageCost(spent, leads));
  const circled = (
    <Pen stroke="circle" className={isLater ? styles.laterCircle : undefined}>
      {cost}
    </Pen>
  );
  return [formatRubles(spent), formatNumber(leads), isCircled ? circled : cost];
}
