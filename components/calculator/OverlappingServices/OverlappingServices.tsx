import clsx from 'clsx';
import { Button } from '@/components/ui/Button/Button';
import { Text } from '@/components/ui/objects/Text';
import type { CalculatorLabels } from '@/content/schema';
import { type Estimate, priceFormats } from '../estimate';
import styles from './OverlappingServices.module.css';

export type ChoiceProps = {
  estimate: Estimate;
  labels: CalculatorLabels;
  className?: string | undefined;
  onRemove: (serviceId: string) => void;
};

/** Says that a chosen service is part of another one, and takes it out. */
export function OverlappingServices({ estimate, labels, className, onRemove }: ChoiceProps) {
  return estimate.overlapping.map(({ whole, part }) => (
    <div key={part.id} className={clsx(styles.hint, className)}>
      <Text kind="small">{`«${whole.name}» ${labels.includes} «${part.name}».`}</Text>
      <Button variant="quiet" onClick={() => onRemove(part.id)}>
        {`${labels.remove} ${priceFormats[part.payment](part.price)}`}
      </Button>
    </div>
  ));
}
