import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { pathOf } from '@/lib/routes';
import { PageLink } from '../PageLink/PageLink';
import { Picture } from '../Picture/Picture';
import styles from './Works.module.css';

/** A strip that is scrolled sideways and runs off the right edge of the page; each work leads to the sites page. */
export function Works({ items }: Pick<Content['websites']['portfolio'], 'items'>) {
  return (
    <ul className={clsx(styles.works, 'screen-only')}>
      {items.slice(0, 5).map(({ image, title }) => (
        <li key={title}>
          <PageLink href={pathOf('websites')}>
            <Picture picture={image} alt={title} use="small" />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
