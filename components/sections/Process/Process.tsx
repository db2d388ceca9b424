import clsx from 'clsx';
import { evenColumns } from '@/components/ui/objects/even-columns';
import { Grid } from '@/components/ui/objects/Grid';
import { Text } from '@/components/ui/objects/Text';
import type { Point } from '@/lib/content/schema';
import styles from './Process.module.css';

export function Process({ steps }: { steps: readonly Point[] }) {
  const columns = evenColumns(steps.length);
  const path = steps.length === 4 ? styles.four : columns === 'evenThirds' && styles.thirds;
  return (
    <Grid as="ol" columns={columns} className={clsx(styles.steps, path)}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>{title}</h3>
          <Text className={styles.text}>{text}</Text>
        </li>
      ))}
    </Grid>
  );
}
