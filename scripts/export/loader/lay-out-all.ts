import { state } from './state';

/**
 * Lays out all sections that base.css leaves out of the first layout. A jump to one of them lands right only once every
 * section above it has its height.
 */
export function layOutAll() {
  state.laidOut = '';
}

// A focus that moves needs all heights at once.
addEventListener('keydown', layOutAll, true);
