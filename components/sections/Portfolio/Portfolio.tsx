import clsx from 'clsx';
import { SectionFrame, SectionHead } from '@/components/layout/Section/Section';
import { ContactButton } from '@/components/ui/Button/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import { Disclosure } from '@/components/ui/objects/Disclosure';
import { Figures, type FiguresProps } from '@/components/ui/objects/Figures';
import { Text } from '@/components/ui/objects/Text';
import { Picture } from '@/components/ui/Picture/Picture';
import { SourceLink } from '@/components/ui/SourceLink/SourceLink';
import type { PortfolioContent, Work } from '@/lib/content/schema';
import { pictureAttributes } from '@/lib/pictures';
import { papers } from '@/lib/routes';
import { Enlarge } from './Enlarge';
import styles from './Portfolio.module.css';

type PortfolioProps = PortfolioContent & { stats: FiguresProps['items'] };

/**
 * Screenshots in pairs below a large one; a phone shows three first. Without a script each is a link to its picture. The
 * heading and the screenshots share one grid.
 */
export function Portfolio({ stats, ...portfolio }: PortfolioProps) {
  const { items, showMore, hideMore } = portfolio;
  const works = items.map((work, index) => (
    <WorkTile
      key={work.title}
      work={work}
      labels={portfolio}
      index={index}
      isAloneInRow={index % 2 === 1 && index === items.length - 1}
    />
  ));
  return (
    <SectionFrame id="works" paper={papers.websites} className={styles.works}>
      <SectionHead id="works" copy={portfolio} className={styles.head} />
      <Enlarge labels={labelsOf(portfolio)} pictures={items.map(largePictureOf)}>
        <div id="portfolio" className={styles.tiles}>
          {works.slice(0, 3)}
          {showMore && works[3] && (
            <Disclosure
              fullWidth
              label={showMore}
              openLabel={hideMore}
              className={styles.more}
              summaryClassName={styles.showMore}
            />
          )}
          {works.slice(3)}
          <Figures items={stats} layout="thirds" size="quote" className={styles.stats} />
        </div>
      </Enlarge>
    </SectionFrame>
  );
}

/** Only these go into the script of the island. */
function labelsOf({ enlarged, close, previous, next, button }: PortfolioContent) {
  return { enlarged, close, previous, next, button };
}

function largePictureOf({ title, alt, image, phoneImage }: Work) {
  const { largest, img } = pictureAttributes(image);
  const phone = phoneImage && pictureAttributes(phoneImage).largest;
  return { title, alt, large: largest, phone, fallback: img.src };
}

/** The first work is larger than the others. */
const FIRST_WORK_SIZES = '(width < 64rem) 92vw, 62vw';

type WorkTileProps = {
  work: Work;
  labels: Pick<PortfolioContent, 'categories' | 'sourceLabel' | 'button'>;
  index: number;
  isAloneInRow: boolean;
};

function WorkTile({ work, labels, index, isAloneInRow }: WorkTileProps) {
  const { image, phoneImage, alt, title, description, category, results, source } = work;
  const isFirst = index === 0;
  return (
    <article
      className={clsx(styles.tile, isFirst && styles.large, isAloneInRow && styles.aloneInRow)}
    >
      <a className={styles.frame} href={pictureAttributes(image).largest} data-enlarges={index}>
        <span className={styles.magnifier}>
          <Icon name="search" />
        </span>
        <Picture
          picture={image}
          narrow={phoneImage}
          alt={alt}
          sizes={isFirst ? FIRST_WORK_SIZES : undefined}
          isUrgent={isFirst}
        />
      </a>
      <div className={styles.text}>
        <div>
          <Text kind="note">{labels.categories[category]}</Text>
          <h3 className={styles.title}>{title}</h3>
          <Text kind="note">{description}</Text>
          {source && <SourceLink label={labels.sourceLabel} about={title} href={source} />}
        </div>
        <Figures
          items={results.map(({ label, ...figure }) => ({ ...figure, caption: label }))}
          layout="halves"
          size="price"
        />
        <ContactButton
          className={styles.ask}
          variant="outline"
          label={labels.button}
          about={title}
        />
      </div>
    </article>
  );
}
