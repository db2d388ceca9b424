import clsx from 'clsx';
import { BASE_PATH } from '@/lib/base-path';
import type { DrawingName } from '@/lib/drawings';
import type { ServiceRouteId } from '@/lib/routes';

/** Screen readers skip it: the text beside it names the trade. */
export function TradeDrawing({ name }: { name: DrawingName }) {
  const src = `${BASE_PATH}/drawings/${name}.svg`;
  return <img src={src} className="screen-only" width={48} height={48} alt="" loading="lazy" />;
}

export type SceneName = 'home' | 'map' | ServiceRouteId;

/** A drawing of public/drawings/scenes beside a section of texts alone. Screen readers skip it. */
export function Scene({ name }: { name: SceneName }) {
  const src = `${BASE_PATH}/drawings/scenes/${name}.svg`;
  const className = clsx('screen-only', name === 'home' && 'not-on-phone');
  return <img src={src} className={className} width={360} height={240} alt="" loading="lazy" />;
}
