import styles from './Points.module.css';

type PointsProps = {
  items: readonly { title: string; text: string }[];
};

/** Reasons, guarantees, benefits: short paragraphs in as many columns as there is room for. */
export function Points({ items }: PointsProps) {
  return (
    <div className={styles.grid}>
      {items.map(({ title, text }) => (
        <article key={title}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </article>
      ))}
    </div>
  );
}
