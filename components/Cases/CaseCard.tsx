import type { Content } from '@/content/schema';
import { ContactButton } from '../Button/Button';
import { Figures } from '../objects/Figures';
import { Text } from '../objects/Text';
import styles from './CaseCard.module.css';

type CaseCardProps = Omit<Content['cases']['items'][number], 'category'> & {
  category: string | undefined;
  button: string;
};

export function CaseCard(props: CaseCardProps) {
  const { category, title, result, description, metrics, button } = props;
  return (
    <div className={styles.card}>
      <div className={styles.text}>
        <Text kind="note">{category}</Text>
        <h3>{title}</h3>
        <p className={styles.result}>{result}</p>
        <Text>{description}</Text>
      </div>
      <Figures
        items={metrics.map(({ label, value }) => ({ value, caption: label }))}
        layout="halves"
        lead
        className={styles.metrics}
      />
      <ContactButton className={styles.button} variant="outline" label={button} about={title} />
    </div>
  );
}
