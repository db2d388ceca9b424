import type { Content } from '@/content/schema';
import { Rows } from '../objects/Rows';
import { Text } from '../objects/Text';
import styles from './Process.module.css';

export function Process({ steps }: Content['contextual']['process']) {
  return (
    <Rows as="ol" className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <Text muted>{text}</Text>
        </li>
      ))}
    </Rows>
  );
}
