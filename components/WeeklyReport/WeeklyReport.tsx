import type { Content } from '@/content/schema';
import { formatCost, formatNumber, formatRubles } from '@/lib/format';
import { Fold } from '../Fold/Fold';
import { Signature } from '../Signature/Signature';
import { unbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './WeeklyReport.module.css';

type WeeklyReportProps = NonNullable<Content['home']['advantages']['report']> &
  Pick<Content['site'], 'person'>;

/** A page of the weekly report as the client gets it, with the marketer's notes in its margin. */
export function WeeklyReport({
  show,
  title,
  week,
  columns,
  rows,
  total,
  plan,
  caption,
  person,
}: WeeklyReportProps) {
  if (rows.length === 0) return null;
  const sum = (of: (row: Spending) => number) => rows.reduce((all, row) => all + of(row), 0);
  return (
    <Fold label={show}>
      <figure>
        <div className={styles.page}>
          <p className={styles.title}>
            <strong>{title}</strong> {unbrokenNumbers(week)}
          </p>
          <table className={styles.table}>
            <caption className="visually-hidden">
              {title}. {unbrokenNumbers(week)}
            </caption>
            <thead>
              <tr>
                <th scope="col">{columns.name}</th>
                <th scope="col">{columns.spent}</th>
                <th scope="col">{columns.leads}</th>
                <th scope="col">{columns.cost}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, note, ...spending }) => (
                <tr key={name}>
                  <th scope="row">
                    {name}
                    {note && <em className={styles.note}>{note}</em>}
                  </th>
                  <Figures {...spending} />
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{total}</th>
                <Figures spent={sum((row) => row.spent)} leads={sum((row) => row.leads)} />
              </tr>
            </tfoot>
          </table>
          {plan.items.length > 0 && (
            <div className={styles.plan}>
              <p className={styles.planTitle}>{plan.title}</p>
              <ol>
                {plan.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ol>
            </div>
          )}
          <div className={styles.signature}>
            <Signature person={person} />
          </div>
        </div>
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
    </Fold>
  );
}

/** Rubles and leads of a campaign, or of the week. */
type Spending = { spent: number; leads: number };

function Figures({ spent, leads }: Spending) {
  return (
    <>
      <td>{formatRubles(spent)}</td>
      <td>{formatNumber(leads)}</td>
      <td>{formatCost(leads && Math.round(spent / leads))}</td>
    </>
  );
}
