import { Icon } from '@/components/ui/Icon/Icon';
import { List } from '@/components/ui/objects/List';
import { Text } from '@/components/ui/objects/Text';
import { Picture } from '@/components/ui/Picture/Picture';
import type { SearchAdContent } from '@/lib/content/schema';
import { HeroExample } from './HeroExample';
import styles from './SearchAd.module.css';

export function SearchAd(props: SearchAdContent) {
  const { query, mark, title, address, text, image, links, call, ...proof } = props;
  return (
    <HeroExample {...proof} frame={styles.phone}>
      <p className={styles.query}>
        <Icon name="search" />
        {query}
      </p>
      <div className={styles.result}>
        <p className={styles.title}>{title}</p>
        <Text kind="note">
          <strong>{mark}</strong> {address}
        </Text>
        {image && <Picture picture={image} alt="" className={styles.image} />}
        <Text>{text}</Text>
        <List items={links} marks="none" className={styles.links} />
      </div>
      <p className={styles.call}>
        <Icon name="phone" />
        {call}
      </p>
    </HeroExample>
  );
}
