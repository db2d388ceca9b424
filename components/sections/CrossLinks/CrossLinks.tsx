import { Icon } from '@/components/ui/Icon/Icon';
import { Grid } from '@/components/ui/objects/Grid';
import { Price } from '@/components/ui/objects/Price';
import { Text } from '@/components/ui/objects/Text';
import { PageLink } from '@/components/ui/PageLink/PageLink';
import type { Teaser } from '@/lib/content/schema';
import type { Paper } from '@/lib/routes';
import styles from './CrossLinks.module.css';

type Item = Teaser & { href: string; paper?: Paper | undefined };

export function CrossLinks({ items }: { items: readonly Item[] }) {
  return (
    <Grid as="ul" columns="thirds" className={styles.links}>
      {items.map(({ href, paper, title, text, price }) => (
        <li key={href} data-paper={paper}>
          <PageLink className={styles.link} href={href}>
            <Text as="span" kind="title" className={styles.title}>
              {title}
              <span className={styles.arrow}>
                <Icon name="arrow" />
              </span>
            </Text>
            <Text as="span">{text}</Text>
            <Price {...price} />
          </PageLink>
        </li>
      ))}
    </Grid>
  );
}
