import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { pictureAttributes } from '@/lib/pictures';
import { Figures } from '../objects/Figures';
import { Text } from '../objects/Text';
import { Picture } from '../Picture/Picture';
import { Enlarge } from './Enlarge';
import styles from './Portfolio.module.css';
import { tilesOf } from './tiles';

type PortfolioProps = Content['websites']['portfolio'];

const PHONE = '(width < 48rem)';

/** Screenshots in tiles of different width. Without a script each is a link to its whole picture. */
export function Portfolio({ categories, items, enlarged, close }: PortfolioProps) {
  const tiles = tilesOf(items.length);
  return (
    <Enlarge label={enlarged} close={close}>
      <div id="portfolio" className={styles.tiles}>
        {items.map(({ image, alt, title, description, category, results }, index) => {
          const { wide, alone, full } = tiles[index] ?? {};
          const figures = results.map(({ label, value }) => ({ value, caption: label }));
          const span = alone ? styles.alone : wide && styles.wide;
          // A half is sharp with the picture of 360 pixels, so three dots to a pixel take no larger one.
          const sizes = `${PHONE} ${full ? 92 : 30}vw, 29vw`;
          return (
            <article key={title} className={clsx(styles.tile, span, full && styles.full)}>
              <a className={styles.frame} href={pictureAttributes(image).largest}>
                <Picture
                  picture={image}
                  alt={alt}
                  portrait={{ media: wide ? PHONE : undefined, sizes }}
                  isFirst={index === 0}
                />
              </a>
              <div className={styles.text}>
                <div className={styles.words}>
                  <Text kind="note">{categories[category]}</Text>
                  <h3>{title}</h3>
                  <Text kind="note">{description}</Text>
                </div>
                <Figures items={figures} layout="line" />
              </div>
            </article>
          );
        })}
      </div>
    </Enlarge>
  );
}
