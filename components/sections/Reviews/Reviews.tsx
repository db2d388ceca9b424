import { Button } from '@/components/ui/Button/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import { Figures } from '@/components/ui/objects/Figures';
import { Grid } from '@/components/ui/objects/Grid';
import { Text } from '@/components/ui/objects/Text';
import { Stars } from '@/components/ui/Stars/Stars';
import { TradeDrawing } from '@/components/ui/TradeDrawing/TradeDrawing';
import type { Content, Review } from '@/content/schema';
import type { ContactLink } from '@/lib/channels';
import { caseId, papers, reportId } from '@/lib/routes';
import styles from './Reviews.module.css';

type ReviewsProps = {
  items: readonly Review[];
  links: Content['reviews']['links'];
  /** Sums up all reviews below them; empty where only some of them are shown. */
  badge: string;
  /** The label of the phone beside the badge. */
  call: string;
  phone?: ContactLink | undefined;
};

/** The first review is large. Each one links to the report or case that it is about, and to a call. */
export function Reviews({ badge, call, links, phone, items }: ReviewsProps) {
  return (
    <Grid columns="halves" strip={items.length > 1} className={styles.reviews}>
      {items.map(({ name, business, text, drawing, figure, rating, ...about }, index) => (
        <article
          key={`${name} ${text}`}
          data-paper={about.page && papers[about.page]}
          data-span={index === 0 ? 'all' : undefined}
          data-place={items.length > 1 ? `${index + 1} из ${items.length}` : undefined}
        >
          <blockquote>
            <Text kind={index === 0 ? 'quote' : undefined}>{text}</Text>
          </blockquote>
          {figure && (
            <Figures items={[figure]} layout="line" size={index === 0 ? 'figure' : 'price'} />
          )}
          <footer className={styles.author}>
            {drawing && <TradeDrawing name={drawing} />}
            <div>
              <strong>{name}</strong>
              <Text kind="note">{business}</Text>
            </div>
            <Stars rating={rating} />
            <div className={styles.links}>
              {about.report && <a href={`#${reportId(about.report)}`}>{links.report}</a>}
              {about.case && <a href={`#${caseId(about.case)}`}>{links.case}</a>}
              {about.source && <a href={about.source}>{links.source}</a>}
              {phone && <a href={phone.href}>{links.call}</a>}
            </div>
          </footer>
        </article>
      ))}
      {badge && (
        <div className={styles.foot} data-span="all" data-tone="night">
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
