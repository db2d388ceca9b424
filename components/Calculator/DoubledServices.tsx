import type { Content } from '@/content/schema';
import { formatRubles } from '@/lib/format';
import { Button } from '../Button/Button';
import styles from './DoubledServices.module.css';
import type { Estimate } from './estimate';

type DoubledServicesProps = {
  estimate: Estimate;
  labels: Pick<Content['calculator']['form'], 'includes' | 'remove'>;
  onRemove: (serviceId: string) => void;
};

/** Says that a chosen service is part of another one, and takes it out. */
export function DoubledServices({ estimate, labels, onRemove }: DoubledServicesProps) {
  return estimate.overlapping.map(({ whole, part }) => (
    <div key={part.id} className={styles.hint}>
      <p>{`«${whole.name}» ${labels.includes} «${part.name}».`}</p>
      <Button variant="quiet" onClick={() => onRemove(part.id)}>
        {`${labels.remove} ${formatRubles(part.price)}`}
      </Button>
    </div>
  ));
}
