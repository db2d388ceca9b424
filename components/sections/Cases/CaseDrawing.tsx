import { BookingDrawing } from './BookingDrawing';
import { CalendarDrawing } from './CalendarDrawing';
import styles from './CaseDrawing.module.css';
import type { Drawing } from './drawing';
import { PlanDrawing } from './PlanDrawing';
import { PriceListDrawing } from './PriceListDrawing';
import { ShelfDrawing } from './ShelfDrawing';

/** A drawing from the client's trade. Screen readers skip it: the caption beside it describes it. */
export function CaseDrawing({ drawing }: { drawing: Drawing }) {
  return (
    <svg className={styles.drawing} fontSize="13" viewBox="0 0 240 240" aria-hidden="true">
      {shapesOf(drawing)}
    </svg>
  );
}

function shapesOf(drawing: Drawing) {
  switch (drawing.kind) {
    case 'booking':
      return <BookingDrawing {...drawing} />;
    case 'pricelist':
      return <PriceListDrawing {...drawing} />;
    case 'calendar':
      return <CalendarDrawing {...drawing} />;
    case 'shelf':
      return <ShelfDrawing {...drawing} />;
    case 'plan':
      return <PlanDrawing {...drawing} />;
  }
}
