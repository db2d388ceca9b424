import clsx from 'clsx';
import { PositionChart } from '@/components/ui/Chart/PositionChart';
import { Text } from '@/components/ui/objects/Text';
import { type RatingWords, Stars } from '@/components/ui/Stars/Stars';
import type { MapCardContent } from '@/lib/content/schema';
import { ARROW, formatNumber } from '@/lib/format';
import { CityMap } from './CityMap';
import { HeroExample } from './HeroExample';
import styles from './MapCard.module.css';

type MapCardProps = MapCardContent & { words: RatingWords };

export function MapCard(props: MapCardProps) {
  const { name, services, rating, reviews, hours, links, chart, caption, figures } = props;
  const [first, ...later] = chart.months.map(({ position }) => position);
  return (
    <HeroExample
      figures={[...figures, { value: `${first}${ARROW}${later.at(-1)}`, caption: chart.title }]}
      caption={caption}
      chart={
        <div className={styles.positions}>
          <PositionChart {...chart} />
        </div>
      }
    >
      <CityMap {...props.map} />
      <div>
        <Text kind="title">{name}</Text>
        <p className={styles.row}>
          <strong>{formatNumber(rating)}</strong>
          <Stars rating={rating} words={props.words} />
          {reviews}
        </p>
        <Text muted>{services}</Text>
        <Text muted>{hours}</Text>
        {links.length > 0 && (
          <p className={clsx(styles.row, styles.links)}>
            {links.map((link) => (
              <strong key={link} className={styles.link}>
                {link}
              </strong>
            ))}
          </p>
        )}
      </div>
    </HeroExample>
  );
}
