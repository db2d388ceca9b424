import { lengthOf } from '@/lib/layout';

type MetricsProps = {
  items: readonly { label: string; value: string }[];
  className: string | undefined;
  itemClassName: string | undefined;
};

/** The figures of a case or a work, each with what it counts. The section around them styles them. */
export function Metrics({ items, className, itemClassName }: MetricsProps) {
  if (items.length === 0) return null;
  return (
    <dl className={className}>
      {items.map(({ label, value }) => (
        <div key={label} className={itemClassName}>
          <dt>{label}</dt>
          <dd data-length={lengthOf(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
