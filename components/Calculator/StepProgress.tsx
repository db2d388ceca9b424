import clsx from 'clsx';
import type { Content } from '@/content/schema';
import styles from './StepProgress.module.css';

type StepProgressProps = Record<'current' | 'steps' | 'chosen', number> & {
  labels: Content['calculator']['form'];
};

/** Steps count from 1. Each changing text is the only one of its element: translators in browsers break neighbouring ones. */
export function StepProgress({ labels, current, steps, chosen }: StepProgressProps) {
  const percent = Math.round((current / steps) * 100);
  return (
    <div className={clsx(styles.status, 'with-scripts')}>
      <p>{`${labels.step} ${current} ${labels.of} ${steps}`}</p>
      <p role="status" data-answer>{`${labels.selected}: ${chosen}`}</p>
      <div
        className={styles.progress}
        style={{ backgroundSize: `${percent}% 100%` }}
        role="progressbar"
        aria-label={labels.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      />
    </div>
  );
}
