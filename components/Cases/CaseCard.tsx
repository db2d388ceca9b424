import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { ContactButton } from '../Button/Button';
import { Figures } from '../objects/Figures';
import { Text } from '../objects/Text';
import { Picture } from '../Picture/Picture';
import styles from './CaseCard.module.css';
import { CaseDrawing } from './CaseDrawing';

type CaseCardProps = Omit<Content['cases']['items'][number], 'category'> & {
  category: string | undefined;
  button: string;
  /** On a phone, below a line that says its number and title. */
  closed: boolean;
};

export function CaseCard(props: CaseCardProps) {
  const { category, title, result, description, metrics, picture, button, closed } = props;
  return (
    <div className={clsx(styles.card, closed && styles.closed)}>
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
      {picture && (
        <figure className={styles.visual}>
          {picture.kind === 'image' ? (
            <Picture picture={picture.image} alt={picture.alt} />
          ) : (
            <CaseDrawing drawing={picture} />
          )}
          <figcaption>{picture.caption}</figcaption>
        </figure>
      )}
      <ContactButton className={styles.button} variant="outline" label={button} about={title} />
    </div>
  );
}
