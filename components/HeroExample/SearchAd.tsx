import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { Icon } from '../Icon/Icon';
import { Text } from '../objects/Text';
import { HeroExample } from './HeroExample';
import styles from './SearchAd.module.css';

type SearchAdProps = NonNullable<Content['contextual']['example']>;

export function SearchAd({ query, mark, title, address, text, links, ...proof }: SearchAdProps) {
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
        <Text>{text}</Text>
        <ul className={styles.links}>
          {links.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <svg className={clsx(styles.others, 'not-on-phone')} viewBox="0 0 330 140" aria-hidden="true">
        <path d="M0 0h190v12H0zM0 22h310v7H0zM0 36h240v7H0zM0 64h150v12H0zM0 86h310v7H0zM0 100h270v7H0zM0 128h190v12H0z" />
      </svg>
    </HeroExample>
  );
}
