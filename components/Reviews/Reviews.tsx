import type { Content } from '@/content/schema';
import type { ContactLink } from '@/lib/channels';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import styles from './Reviews.module.css';

type ReviewsProps = Pick<Content['reviews'], 'badge' | 'call' | 'items'> & {
  phone: ContactLink | undefined;
};

const STARS = [1, 2, 3, 4, 5] as const;

export function Reviews({ badge, call, phone, items }: ReviewsProps) {
  return (
    <div className={styles.reviews}>
      {items.map(({ name, business, text, rating }) => (
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
