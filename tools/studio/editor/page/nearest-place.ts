import { outerPaths } from '../paths';
import type { State } from '../state';

/** Returns the place of a problem. A missing field has no place yet, so it is the nearest one around the field. */
export function nearestPlace(path: string, { places }: State): string {
  return outerPaths(path).findLast((outer) => places[outer]) ?? '';
}
