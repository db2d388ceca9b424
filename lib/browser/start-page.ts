import { captureSource } from './lead-source';
import { layOutAll, reveal } from './reveal-target';
import { rootData } from './root-data';

/**
 * Does what a page needs once, whoever calls first: the loader of the export while the page is parsed, or, on a page as
 * Next wrote it, its first hydrated island.
 */
export function startPage() {
  if (rootData.started !== undefined) return;
  rootData.started = '';
  captureSource();
  // A focus that moves needs all heights at once.
  addEventListener('keydown', layOutAll, true);
  for (const type of ['DOMContentLoaded', 'hashchange']) addEventListener(type, reveal);
  // A link to the same place again changes no address.
  addEventListener('click', (event) => {
    if ((event.target as Element).closest?.('a')?.hash) setTimeout(reveal);
  });
  if (document.readyState !== 'loading') reveal();
}
