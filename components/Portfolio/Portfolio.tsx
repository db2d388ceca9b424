import type { Content } from '@/content/schema';
import { Picture } from '../Picture/Picture';
import styles from './Portfolio.module.css';

type PortfolioProps = Pick<Content['websites']['portfolio'], 'categories' | 'items'> & {
  basePath: string;
};

/** Screenshots of sites in browser frames. */
export function Portfolio({ basePath, categories, items }: PortfolioProps) {
  return (
    <div id="portfolio" className={styles.grid}>
      {items.map(({ image, alt, title, description, category, results }) => (
        <article key={title} className={styles.item}>
          <div className={styles.frame}>
            <Picture picture={image} alt={alt} basePath={basePath} />
          </div>
          <div>
            <p className={styles.category}>{categories[category]}</p>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
            {results.length > 0 && (
              <dl className={styles.results}>
                {results.map(({ label, value }) => (
                  <div key={label} className={styles.result}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        </article>
      ))}
    </div>
  );
}
