import clsx from 'clsx';
import { Grid } from '@/components/ui/objects/Grid';
import { Text } from '@/components/ui/objects/Text';
import type { Point } from '@/content/schema';
import styles from './Process.module.css';

export function Process({ steps }: { steps: readonly Point[] }) {
  const columns = steps.length === 4 ? styles.four : steps.length % 3 === 0 && styles.thirds;
  return (
    <Grid as="ol" columns="even" className={clsx(styles.steps, columns)}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>{title}</h3>
          <Text>{text}</Text>
        </li>
      ))}
    </Grid>
  );
}
