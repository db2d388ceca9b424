import type { Content } from '@/content/schema';
import { Icon } from '../Icon/Icon';
import { Grid } from '../objects/Grid';
import { Text } from '../objects/Text';
import { PageLink } from '../PageLink/PageLink';
import styles from './CrossLinks.module.css';

type CrossLinksProps = { items: readonly (Content['seo']['teaser'] & { href: string })[] };

export function CrossLinks({ items }: CrossLinksProps) {
  return (
    <Grid as="ul" columns="thirds" ruled>
      {items.map(({ href, title, text, price }) => (
        <li key={href}>
          <PageLink className={styles.link} href={href}>
            <Text as="span" kind="title" className={styles.title}>
              {title}
              <Icon name="arrow" />
            </Text>
            <Text as="span" muted>
              {text}
            </Text>
            <Text as="strong">{price}</Text>
          </PageLink>
        </li>
      ))}
    </Grid>
  );
}
