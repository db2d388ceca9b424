import clsx from 'clsx';
import { Pen } from '@/components/ui/objects/Pen';
import { Sheet } from '@/components/ui/objects/Sheet';
import { BASE_PATH } from '@/lib/base-path';
import styles from './CheckedList.module.css';

export type CheckedListProps = {
  /** Wanted rows are ticked, the others are crossed out. */
  rows: readonly { label?: string; value: string; isWanted: boolean }[];
  /** The name of a drawing in public/drawings/scenes, which is shown above the rows. */
  drawing?: string | undefined;
};

/** A sheet of rows that the marketer has checked. Screen readers skip it: the text beside it says the same. */
export function CheckedList({ rows, drawing }: CheckedListProps) {
  return (
    <Sheet className={clsx(styles.list, 'screen-only')} aria-hidden="true">
      {drawing && (
        <img
          src={`${BASE_PATH}/drawings/scenes/${drawing}.svg`}
          width={392}
          height={92}
          alt=""
          loading="lazy"
        />
      )}
      <ul>
        {rows.map(({ label, value, isWanted }) => (
          <li key={value} className={styles.row}>
            {label && <span className={styles.label}>{label}</span>}
            {isWanted ? (
              <Pen stroke="tick" className={clsx(styles.text, !label && styles.unlabelled)}>
                {value}
              </Pen>
            ) : (
              <s className={styles.unwanted}>{value}</s>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
