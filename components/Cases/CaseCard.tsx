import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { Button } from '../Button/Button';
import { Metrics } from '../Metrics/Metrics';
import { Picture } from '../Picture/Picture';
import styles from './CaseCard.module.css';
import { CaseDrawing } from './CaseDrawing';

type CaseCardProps = Omit<Content['cases']['items'][number], 'category'> & {
  category: string | undefined;
  button: string;
  /** Without a line above it that says its number and title on a phone. */
  isWhole: boolean;
};

/** What was done and what came of it: text, figures, and a picture or a drawing. */
export function CaseCard(props: CaseCardProps) {
  const { category, title, result, description, metrics, picture, button, isWhole } = props;
  return (
    <div
      className={clsx(
        styles.card,
        !isWhole && styles.folded,
        !picture && styles.wide,
        metrics.length === 0 && styles.bare,
      )}
    >
      <div className={styles.text}>
        <p className={styles.category}>{category}</p>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.result}>{result}</p>
        <p className={styles.description}>{description}</p>
      </div>
      <Metrics items={metrics} className={styles.metrics} itemClassName={styles.metric} />
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
      <Button
        className={styles.button}
        variant="outline"
        href="#contact"
        subject={`${button}: ${title}`}
      >
        {button}
      </Button>
    </div>
  );
}
