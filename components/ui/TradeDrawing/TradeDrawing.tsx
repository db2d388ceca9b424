import clsx from 'clsx';
import { BASE_PATH } from '@/lib/base-path';
import type { DrawingName } from '@/lib/drawings';
import type { ServiceRouteId } from '@/lib/routes';

type TradeDrawingProps = { name: DrawingName; className?: string | undefined };

/** Screen readers skip it: the text beside it names the trade. */
export function TradeDrawing({ name, className }: TradeDrawingProps) {
  const src = `${BASE_PATH}/drawings/${name}.svg`;
  const classes = clsx('screen-only', className);
  return <img src={src} className={classes} width={48} height={48} alt="" loading="lazy" />;
}

export type SceneName = 'home' | 'missing' | Exclude<ServiceRouteId, 'contextual'>;

type SceneProps = { name: SceneName; className?: string | undefined };

/** A decorative drawing of public/drawings/scenes. Screen readers skip it. */
export function Scene({ name, className }: SceneProps) {
  const src = `${BASE_PATH}/drawings/scenes/${name}.svg`;
  const isOnPhone = name !== 'home' && name !== 'missing';
  return (
    <img
      src={src}
      className={clsx('screen-only', !isOnPhone && 'not-on-phone', className)}
      width={name === 'missing' ? 400 : 360}
      height={name === 'missing' ? 126 : 240}
      alt=""
      loading="lazy"
    />
  );
}
