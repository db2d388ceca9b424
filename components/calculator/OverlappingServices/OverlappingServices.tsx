import clsx from 'clsx';
import { Button } from '@/components/ui/Button/Button';
import { Text } from '@/components/ui/objects/Text';
import type { CalculatorLabels } from '@/lib/content/schema';
import type { Estimate } from '../estimate';
import { priceFormats } from '../estimate-words';
import styles from './OverlappingServices.module.css';

type OverlappingServicesProps = {
  estimate: Estimate;
  labels: CalculatorLabels;
  className?: string | undefined;
  onRemove: (serviceId: string) => void;
};

/** Says that a selected service is part of another one, and offers to remove it. */
export function OverlappingServices({
  estimate,
  labels,
  className,
  onRemove,
}: OverlappingServicesProps) {
  return estimate.overlapping.map(({ service, included }) => (
    <div key={included.id} className={clsx(styles.hint, className)}>
      <Text kind="small">{`«${service.name}» ${labels.includes} «${included.name}».`}</Text>
      <Button variant="quiet" className={styles.remove} onClick={() => onRemove(included.id)}>
        {`${labels.remove} ${priceFormats[included.payment](included.price)}`}
      </Button>
    </div>
  ));
}
