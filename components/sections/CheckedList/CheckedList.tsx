import clsx from 'clsx';
import { Pen } from '@/components/ui/objects/Pen';
import { Sheet } from '@/components/ui/objects/Sheet';
import { Scene, type SceneName } from '@/components/ui/Scene/Scene';
import styles from './CheckedList.module.css';

export type CheckedListProps = {
  /** Wanted rows are ticked, the others are crossed out. */
  rows: readonly { label?: string; value: string; isWanted: boolean }[];
  /** Goes above the rows. */
  scene?: SceneName | undefined;
};

/** A sheet of rows that the marketer has checked. Screen readers skip it: the text beside it says the same. */
export function CheckedList({ rows, scene }: CheckedListProps) {
  return (
    <Sheet className={clsx(styles.list, 'screen-only')} aria-hidden="true">
      {scene && <Scene name={scene} />}
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
