import type { Content } from '@/content/schema';
import { pictureAttributes } from '@/lib/pictures';
import { Metrics } from '../Metrics/Metrics';
import { Picture } from '../Picture/Picture';
import { Enlarge } from './Enlarge';
import styles from './Portfolio.module.css';
import { tilesOf } from './tiles';

type PortfolioProps = Pick<
  Content['websites']['portfolio'],
  'categories' | 'items' | 'enlarged' | 'close'
>;

const PHONE = '(width < 40rem)';

/** Screenshots of sites in browser frames, in spans of different size. Each one is a link to its whole picture. */
export function Portfolio({ categories, items, enlarged, close }: PortfolioProps) {
  const tiles = tilesOf(items.length);
  return (
    <Enlarge label={enlarged} close={close}>
      <div id="portfolio" className={styles.grid}>
        {items.map(({ image, alt, title, description, category, results }, index) => {
          const { wide, alone, full } = tiles[index] ?? {};
          return (
            <article
              key={title}
              className={styles.item}
              data-wide={wide}
              data-alone={alone}
              data-full={full}
            >
              <a className={styles.frame} href={pictureAttributes(image).largest}>
                <Picture
                  picture={image}
                  alt={alt}
                  portrait={{
                    media: wide ? PHONE : undefined,
                    // A half is sharp with the picture of 360 pixels, so three dots to a pixel take no larger one.
                    sizes: `${PHONE} ${full ? 92 : 30}vw, 29vw`,
                  }}
                />
              </a>
              <div className={styles.text}>
                <div>
                  <p className={styles.category}>{categories[category]}</p>
                  <h3 className={styles.title}>{title}</h3>
                  <p className={styles.description}>{description}</p>
                </div>
                <Metrics items={results} className={styles.results} itemClassName={styles.result} />
              </div>
            </article>
          );
        })}
      </div>
    </Enlarge>
  );
}
