import clsx from 'clsx';
import { BASE_PATH } from '@/lib/base-path';
import type { DrawingName } from '@/lib/drawings';

type LineDrawingProps = { name: DrawingName; className?: string | undefined };

/** A drawing of a trade or of a service. Screen readers skip it: the text beside it names both. */
export function LineDrawing({ name, className }: LineDrawingProps) {
  const src = `${BASE_PATH}/drawings/${name}.svg`;
  const classes = clsx('screen-only', className);
  return <img src={src} className={classes} width={48} height={48} alt="" loading="lazy" />;
}
