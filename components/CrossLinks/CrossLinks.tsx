import { Icon } from '../Icon/Icon';
import { PageLink } from '../PageLink/PageLink';
import { unbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './CrossLinks.module.css';

type CrossLinksProps = {
  items: readonly { href: string; title: string; text: string; price: string }[];
};

/** Links to the other service pages, with their prices. */
export function CrossLinks({ items }: CrossLinksProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ href, title, text, price }) => (
        <li key={href}>
          <PageLink className={styles.link} href={href}>
            <span className={styles.title}>
              {title}
              <Icon name="arrow" />
            </span>
            <span className={styles.text}>{text}</span>
            <span className={styles.price}>{unbrokenNumbers(price)}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
