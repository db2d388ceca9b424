import clsx from 'clsx';
import { Button } from '@/components/ui/Button/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import { LineDrawing } from '@/components/ui/LineDrawing/LineDrawing';
import { Figures } from '@/components/ui/objects/Figures';
import { Grid } from '@/components/ui/objects/Grid';
import { Text } from '@/components/ui/objects/Text';
import { type RatingWords, Stars } from '@/components/ui/Stars/Stars';
import type { ContactLink } from '@/lib/channels';
import type { Content, Review } from '@/lib/content/schema';
import { caseId, papers, reportId } from '@/lib/routes';
import styles from './Reviews.module.css';

type ReviewsProps = {
  items: readonly Review[];
  words: RatingWords;
  links: Content['reviews']['links'];
  /** Sums up all reviews below them; empty where only some of them are shown. */
  badge: string;
  /** The label of the phone beside the badge. */
  call: string;
  phone?: ContactLink | undefined;
};

/** The first review is large. */
export function Reviews({ badge, call, words, links, phone, items }: ReviewsProps) {
  return (
    <Grid columns="halves" strip={items.length > 1 && 'untilDesktop'}>
      {items.map((review, index) => (
        <ReviewCard
          key={`${review.name} ${review.text}`}
          review={review}
          isLarge={index === 0}
          place={items.length > 1 ? `${index + 1} ${words.of} ${items.length}` : undefined}
          words={words}
          links={links}
          phone={phone}
        />
      ))}
      {badge && (
        <div
          className={clsx(styles.card, styles.foot)}
          // The first review has its own row and the others come in pairs. With an odd number the badge gets its own row.
          data-span={items.length % 2 === 1 ? 'all' : undefined}
          data-tone="night"
        >
          <Text kind="section">{badge}</Text>
          {phone && (
            <Button variant="outline" href={phone.href}>
              <Icon name="phone" />
              <span>{call}</span>
              <span className="unbroken">{phone.value}</span>
            </Button>
          )}
        </div>
      )}
    </Grid>
  );
}

type ReviewCardProps = Pick<ReviewsProps, 'words' | 'links' | 'phone'> & {
  review: Review;
  isLarge: boolean;
  /** Its number among several reviews: «1 из 4». */
  place: string | undefined;
};

function ReviewCard({ review, isLarge, place, words, links, phone }: ReviewCardProps) {
  const { name, business, text, drawing, figure, rating, page } = review;
  return (
    <article
      className={clsx(styles.card, isLarge && styles.large)}
      data-paper={page && papers[page]}
      data-span={isLarge ? 'all' : undefined}
      data-place={place}
    >
      <blockquote className={styles.quote}>
        <Text
          kind={isLarge ? 'quote' : undefined}
          className={isLarge ? styles.largeText : undefined}
        >
          {text}
        </Text>
      </blockquote>
      {figure && (
        <Figures
          items={[figure]}
          layout="line"
          size={isLarge ? 'figure' : 'price'}
          className={isLarge ? styles.slip : undefined}
        />
      )}
      <footer className={styles.author}>
        {drawing && <LineDrawing name={drawing} />}
        <div className={styles.name}>
          <strong>{name}</strong>
          <Text kind="note">{business}</Text>
        </div>
        <Stars rating={rating} words={words} className={styles.stars} />
        <ReviewLinks review={review} links={links} phone={phone} />
      </footer>
    </article>
  );
}

type ReviewLinksProps = Pick<ReviewCardProps, 'review' | 'links' | 'phone'>;

/** Links to the report or case that a review is about, to its original, and to a call. */
function ReviewLinks({ review, links, phone }: ReviewLinksProps) {
  const { report, case: caseName, source } = review;
  return (
    <div className={styles.links}>
      {report && (
        <a className={styles.link} href={`#${reportId(report)}`}>
          {links.report}
        </a>
      )}
      {caseName && (
        <a className={styles.link} href={`#${caseId(caseName)}`}>
          {links.case}
        </a>
      )}
      {source && (
        <a className={styles.link} href={source}>
          {links.source}
        </a>
      )}
      {phone && (
        <a className={styles.link} href={phone.href}>
          {links.call}
        </a>
      )}
    </div>
  );
}
