import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { pictureAttributes } from '@/lib/pictures';
import { Icon } from '../Icon/Icon';
import { Figures, type FiguresProps } from '../objects/Figures';
import { Text } from '../objects/Text';
import { Picture } from '../Picture/Picture';
import { Enlarge } from './Enlarge';
import styles from './Portfolio.module.css';

type PortfolioProps = Content['websites']['portfolio'] & { stats: FiguresProps['items'] };

/** Screenshots in pairs below a large one, which stands beside the heading. Without a script each is a link to its picture. */
export function Portfolio({ categories, items, stats, enlarged, close }: PortfolioProps) {
  return (
    <Enlarge label={enlarged} close={close}>
      <div id="portfolio" className={styles.tiles}>
        {items.map(({ image, alt, title, description, category, results }, index) => {
          const figures = results.map(({ label, value }) => ({ value, caption: label }));
          return (
            <article key={title} className={clsx(styles.tile, index === 0 && styles.large)}>
              <a className={styles.frame} href={pictureAttributes(image).largest}>
                <Icon name="search" />
                <Picture picture={image} alt={alt} isFirst={index === 0} />
              </a>
              <div className={styles.text}>
                <div>
                  <Text kind="note">{categories[category]}</Text>
                  <h3>{title}</h3>
                  <Text kind="note">{description}</Text>
                </div>
                <Figures items={figures} layout="halves" size="price" />
              </div>
            </article>
          );
        })}
        <Figures items={stats} layout="rows" size="quote" className={styles.stats} />
      </div>
    </Enlarge>
  );
}
