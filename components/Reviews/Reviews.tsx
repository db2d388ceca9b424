import type { Content } from '@/content/schema';
import type { ContactLink } from '@/lib/channels';
import { caseId, reportId } from '@/lib/routes';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Stars } from '../Stars/Stars';
import styles from './Reviews.module.css';

type ReviewsProps = Pick<Content['reviews'], 'badge' | 'call' | 'links' | 'items'> & {
  phone: ContactLink | undefined;
};

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
