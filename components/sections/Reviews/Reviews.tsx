import clsx from 'clsx';
import { Button } from '@/components/ui/Button/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import { Figures } from '@/components/ui/objects/Figures';
import { Grid } from '@/components/ui/objects/Grid';
import { Text } from '@/components/ui/objects/Text';
import { type RatingWords, Stars } from '@/components/ui/Stars/Stars';
import { TradeDrawing } from '@/components/ui/TradeDrawing/TradeDrawing';
import type { Content, Review } from '@/content/schema';
import type { ContactLink } from '@/lib/channels';
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

/** The first review is large. Each one links to the report or case that it is about, and to a call. */
export function Reviews({ badge, call, words, links, phone, items }: ReviewsProps) {
  return (
    <Grid columns="halves" strip={items.length > 1}>
      {items.map(({ name, business, text, drawing, figure, rating, ...about }, index) => {
        const isLarge = index === 0;
        return (
          <article
            key={`${name} ${text}`}
            className={clsx(styles.card, isLarge && styles.large)}
            data-paper={about.page && papers[about.page]}
            data-span={isLarge ? 'all' : undefined}
            data-place={items.length > 1 ? `${index + 1} ${words.of} ${items.length}` : undefined}
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
              {drawing && <TradeDrawing name={drawing} />}
              <div className={styles.name}>
                <strong>{name}</strong>
                <Text kind="note">{business}</Text>
              </div>
              <Stars rating={rating} words={words} className={styles.stars} />
              <div className={styles.links}>
                {about.report && (
                  <a className={styles.link} href={`#${reportId(about.report)}`}>
                    {links.report}
                  </a>
                )}
                {about.case && (
                  <a className={styles.link} href={`#${caseId(about.case)}`}>
                    {links.case}
                  </a>
                )}
                {about.source && (
                  <a className={styles.link} href={about.source}>
                    {links.source}
                  </a>
                )}
                {phone && (
                  <a className={styles.link} href={phone.href}>
                    {links.call}
                  </a>
                )}
              </div>
            </footer>
          </article>
        );
      })}
      {badge && (
        <div
          className={clsx(styles.card, styles.foot)}
          // With an even number of reviews, the last one leaves room for the links beside it.
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
