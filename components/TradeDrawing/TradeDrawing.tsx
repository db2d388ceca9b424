import { BASE_PATH } from '@/lib/base-path';
import type { DrawingName } from '@/lib/drawings';

/** Screen readers skip it: the text beside it names the trade. */
export function TradeDrawing({ name }: { name: DrawingName }) {
  const src = `${BASE_PATH}/drawings/${name}.svg`;
  return <img src={src} className="screen-only" width={48} height={48} alt="" loading="lazy" />;
}
