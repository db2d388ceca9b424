import type { Content } from '@/content/schema';
import type { ContactLink } from '@/lib/channels';
import { caseId, reportId } from '@/lib/routes';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import styles from './Reviews.module.css';

type ReviewsProps = Pick<Content['reviews'], 'badge' | 'call' | 'links' | 'items'> & {
  phone: ContactLink | undefined;
};

const STARS = [1, 2, 3, 4, 5] as const;

/** The first review set large, the others beside each other; each with the report or the case that it is about. */
export function Reviews({ badge, call, links, phone, items }: ReviewsProps) {
  return (
    <div className={styles.reviews}>
      {items.map(({ name, business, text, rating, report, case: example, source }) => (
        <article key={`${name} ${text}`} className={styles.review}>
          <blockquote className={styles.text}>
            <p>{text}</p>
          </blockquote>
          <footer className={styles.author}>
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.business}>{business}</p>
            </div>
            <Stars rating={rating} />
            {report && <a href={`#${reportId(report)}`}>{links.report}</a>}
            {example && <a href={`#${caseId(example)}`}>{links.case}</a>}
            {source && <a href={source}>{links.source}</a>}
          </footer>
        </article>
      ))}
      <div className={styles.foot}>
        <p className={styles.badge}>{badge}</p>
        {phone && (
          <Button variant="outline" href={phone.href}>
            <Icon name="phone" />
            <span>{call}</span>
            <span className={styles.phone}>{phone.value}</span>
          </Button>
        )}
      </div>
    </div>
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={`Оценка ${rating} из ${STARS.length}`}
      data-rating={rating}
    >
      {STARS.slice(0, rating).map((star) => (
        <svg key={star} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 1l2.7 6 6.3.6-4.8 4.3 1.4 6.4L10 15l-5.6 3.3 1.4-6.4L1 7.6 7.3 7z" />
        </svg>
      ))}
    </span>
  );
}
