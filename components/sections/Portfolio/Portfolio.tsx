import clsx from 'clsx';
import { Section } from '@/components/layout/Section/Section';
import { Icon } from '@/components/ui/Icon/Icon';
import { Disclosure } from '@/components/ui/objects/Disclosure';
import { Figures, type FiguresProps } from '@/components/ui/objects/Figures';
import { Text } from '@/components/ui/objects/Text';
import { Picture } from '@/components/ui/Picture/Picture';
import { SourceLink } from '@/components/ui/SourceLink/SourceLink';
import type { PortfolioContent } from '@/content/schema';
import { pictureAttributes } from '@/lib/pictures';
import { papers } from '@/lib/routes';
import { Enlarge } from './Enlarge';
import styles from './Portfolio.module.css';

type PortfolioProps = PortfolioContent & { stats: FiguresProps['items'] };

/**
 * Screenshots in pairs below a large one; a phone shows three first. Without a script each is a link to its picture. The
 * heading and the screenshots share one grid, so this component draws the section around them itself.
 */
export function Portfolio({ stats, ...portfolio }: PortfolioProps) {
  const { categories, items, enlarged, close, showMore, sourceLabel } = portfolio;
  const works = items.map(
    ({ image, phoneImage, alt, title, description, category, results, source }, index) => (
      <article
        key={title}
        className={clsx(
          styles.tile,
          index === 0 && styles.large,
          index % 2 === 1 && index === items.length - 1 && styles.aloneInRow,
        )}
      >
        <a className={styles.frame} href={pictureAttributes(image).largest}>
          <span className={styles.magnifier}>
            <Icon name="search" />
          </span>
          <Picture picture={image} narrow={phoneImage} alt={alt} isFirst={index === 0} />
        </a>
        <div className={styles.text}>
          <div>
            <Text kind="note">{categories[category]}</Text>
            <h3 className={styles.title}>{title}</h3>
            <Text kind="note">{description}</Text>
            {source && <SourceLink label={sourceLabel} about={title} href={source} />}
          </div>
          <Figures
            items={results.map(({ label, value }) => ({ value, caption: label }))}
            layout="halves"
            size="price"
          />
        </div>
      </article>
    ),
  );
  return (
    <Section
      id="works"
      copy={portfolio}
      entries={[...items, ...stats]}
      paper={papers.websites}
      className={styles.works}
      headClassName={styles.head}
      bodyClassName={styles.body}
    >
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
    </Section>
  );
}
