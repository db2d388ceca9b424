import { BASE_PATH } from '@/lib/base-path';
import type { DrawingName } from '@/lib/drawings';
import type { ServiceRouteId } from '@/lib/routes';

/** Screen readers skip it: the text beside it names the trade. */
export function TradeDrawing({ name }: { name: DrawingName }) {
  const src = `${BASE_PATH}/drawings/${name}.svg`;
  return <img src={src} className="screen-only" width={48} height={48} alt="" loading="lazy" />;
}

type SceneProps = { name: 'home' | 'map' | ServiceRouteId; className?: string };

/** A drawing of public/drawings/scenes beside a section of texts alone. Screen readers skip it. */
export function Scene({ name, className = '' }: SceneProps) {
  const src = `${BASE_PATH}/drawings/scenes/${name}.svg`;
  const size = name === 'home' ? { width: 300, height: 200 } : { width: 360, height: 240 };
  return <img src={src} {...size} className={`screen-only ${className}`} alt="" loading="lazy" />;
}
