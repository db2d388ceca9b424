import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { pictureAttributes } from '@/lib/pictures';
import { Icon } from '../Icon/Icon';
import { Figures } from '../objects/Figures';
import { Text } from '../objects/Text';
import { Picture } from '../Picture/Picture';
import { Enlarge } from './Enlarge';
import styles from './Portfolio.module.css';
import { tilesOf } from './tiles';

type PortfolioProps = Content['websites']['portfolio'];

/** Screenshots in tiles of different width, on a phone each as wide as the page. Without a script each is a link to its whole picture. */
export function Portfolio({ categories, items, enlarged, close }: PortfolioProps) {
  const tiles = tilesOf(items.length);
  return (
    <Enlarge label={enlarged} close={close}>
      <div id="portfolio" className={styles.tiles}>
        {items.map(({ image, alt, title, description, category, results }, index) => {
          const { wide, alone } = tiles[index] ?? {};
          const figures = results.map(({ label, value }) => ({ value, caption: label }));
          const span = alone ? styles.alone : wide && styles.wide;
          return (
            <article key={title} className={clsx(styles.tile, span)}>
              <a className={styles.frame} href={pictureAttributes(image).largest}>
                <Icon name="search" />
                <Picture
                  picture={image}
                  alt={alt}
                  use={wide ? undefined : 'portrait'}
                  isFirst={index === 0}
                />
              </a>
              <div className={styles.text}>
                <div className={styles.words}>
                  <Text kind="note">{categories[category]}</Text>
                  <h3>{title}</h3>
                  <Text kind="note">{description}</Text>
                </div>
                <Figures items={figures} layout="line" size="price" />
              </div>
            </article>
          );
        })}
      </div>
    </Enlarge>
  );
}
