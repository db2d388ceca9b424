import type { Content } from '@/content/schema';
import { formatNumber } from '@/lib/format';
import { PositionChart } from '../Chart/PositionChart';
import { Text } from '../objects/Text';
import { Stars } from '../Stars/Stars';
import { HeroExample } from './HeroExample';
import styles from './MapCard.module.css';

type MapCardProps = NonNullable<Content['seo']['exhibit']>;

export function MapCard({ name, trade, rating, reviews, hours, chart, caption }: MapCardProps) {
  const last = chart.months.at(-1)?.position;
  return (
    <HeroExample
      figures={[{ value: String(last), caption: chart.title }]}
      caption={caption}
      chart={<PositionChart {...chart} />}
    >
      <svg className={styles.map} viewBox="0 0 330 92" aria-hidden="true">
        <path
          className={styles.streets}
          d="M-9 74L140 40 339 58M46-9l34 110M150-9l-24 110M226-9l-8 110M-9 22l160-18M222 30l117-24M284-9l14 110"
        />
        <path d="M178 62c-8-14-16-21-16-31a16 16 0 0 1 32 0c0 10-8 17-16 31zm0-24a7 7 0 1 0 0-14 7 7 0 0 0 0 14z" />
      </svg>
      <div>
        <Text kind="title">{name}</Text>
        <Text kind="note">{trade}</Text>
        <p className={styles.rating}>
          <strong>{formatNumber(rating)}</strong>
          <Stars rating={rating} />
          {reviews}
        </p>
        <Text kind="note">{hours}</Text>
      </div>
    </HeroExample>
  );
}
