import { BASE_PATH } from '@/lib/base-path';
import type { ServiceRouteId } from '@/lib/routes';

/** A drawing of public/drawings/scenes beside a section of texts alone. Screen readers skip it. */
export function Scene({ name }: { name: 'home' | 'map' | ServiceRouteId }) {
  const src = `${BASE_PATH}/drawings/scenes/${name}.svg`;
  return <img src={src} className="screen-only" width={180} height={120} alt="" loading="lazy" />;
}
