import { PageLink } from '@/components/ui/PageLink/PageLink';
import { Picture } from '@/components/ui/Picture/Picture';
import type { Work } from '@/lib/content/schema';
import { pathOf } from '@/lib/routes';
import styles from './Works.module.css';

type WorksProps = { title: string; items: readonly Work[] };

/** A strip that scrolls sideways, past the right edge of the page. Each work links to the page about websites. */
export function Works({ title, items }: WorksProps) {
  return (
    <div className="screen-only">
      <h3>{title}</h3>
      <ul className={styles.works}>
        {items.slice(0, 5).map(({ image, phoneImage, title: work }) => (
          <li key={work} className={styles.work}>
            <PageLink href={pathOf('websites')}>
              <Picture picture={image} narrow={phoneImage} alt={work} isSmall />
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
