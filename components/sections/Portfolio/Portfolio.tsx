import clsx from 'clsx';
import { SectionFrame, SectionHead } from '@/components/layout/Section/Section';
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
  const { items, enlarged, close, showMore } = portfolio;
  const works = items.map((work, index) => (
    <WorkTile
      key={work.title}
      work={work}
      labels={portfolio}
      isFirst={index === 0}
      isAloneInRow={index % 2 === 1 && index === items.length - 1}
    />
  ));
  return (
    <SectionFrame id="works" paper={papers.websites} className={styles.works}>
      <SectionHead id="works" copy={portfolio} className={styles.head} />
      <Enlarge label={enlarged} close={close}>
        <div id="portfolio" className={styles.tiles}>
          {works.slice(0, 3)}
          {showMore && works[3] && (
            <Disclosure
              fullWidth
              label={showMore}
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

/** The first work is larger than the others. */
const FIRST_WORK_SIZES = '(width < 64rem) 92vw, 62vw';

type WorkTileProps = {
  work: Work;
  labels: Pick<PortfolioContent, 'categories' | 'sourceLabel'>;
  isFirst: boolean;
  isAloneInRow: boolean;
};

function WorkTile({ work, labels, isFirst, isAloneInRow }: WorkTileProps) {
  const { image, phoneImage, alt, title, description, category, results, source } = work;
  return (
    <article
      className={clsx(styles.tile, isFirst && styles.large, isAloneInRow && styles.aloneInRow)}
    >
      <a className={styles.frame} href={pictureAttributes(image).largest}>
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
          items={results.map(({ label, value }) => ({ value, caption: label }))}
          layout="halves"
          size="price"
        />
      </div>
    </article>
  );
}
