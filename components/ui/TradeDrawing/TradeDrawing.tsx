import clsx from 'clsx';
import { BASE_PATH } from '@/lib/base-path';
import type { DrawingName } from '@/lib/drawings';

type TradeDrawingProps = { name: DrawingName; className?: string | undefined };

/** Screen readers skip it: the text beside it names the trade. */
export function TradeDrawing({ name, className }: TradeDrawingProps) {
  const src = `${BASE_PATH}/drawings/${name}.svg`;
  const classes = clsx('screen-only', className);
  return <img src={src} className={classes} width={48} height={48} alt="" loading="lazy" />;
}
