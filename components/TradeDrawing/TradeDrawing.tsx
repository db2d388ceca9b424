import clsx from 'clsx';
import { BASE_PATH } from '@/lib/base-path';
import type { Drawing } from '@/lib/drawings';

/** Screen readers skip it: the text beside it names the trade. */
export function TradeDrawing({
  name,
  className,
}: {
  name: Drawing;
  className?: string | undefined;
}) {
  const src = `${BASE_PATH}/drawings/${name}.svg`;
  return (
    <img
      src={src}
      className={clsx('screen-only', className)}
      width={48}
      height={48}
      alt=""
      loading="lazy"
    />
  );
}
