import { readFromTab, saveInTab } from '../../../lib/browser/tab-storage';
import { layOutAll } from './layout';
import { state } from './state';

const PLACE_KEY = 'place';

/**
 * Brings a visitor who reloads the page or comes back to it to his place.
 *
 * @param isLoading whether React is being loaded: the visitor may have moved on
 */
export function returnToPlace(isLoading: () => boolean) {
  // A page that comes back to its place needs the height of all its sections at once.
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opened?.type !== 'navigate') layOutAll();

  // While pictures load, WebKit reloads to the fragment instead of the place.
  addEventListener('pagehide', () => saveInTab(PLACE_KEY, [location.href, scrollY]));
  const [address, top] = (readFromTab(PLACE_KEY) ?? []) as [] | [string, number];
  // A tab that the browser has discarded reloads too, and its last place may be of another page.
  if (opened?.type === 'reload' && location.hash && address === location.href) {
    addEventListener('pageshow', () => {
      if (isLoading()) return;
      requestAnimationFrame(() => setTimeout(() => scrollTo({ top, behavior: 'instant' })));
    });
  }

  // Firefox goes to the place of the earlier page in the one that is left, as far as its height allows, before React
  // switches them. So that one is made tall enough until then.
  window.navigation?.addEventListener('navigate', ({ navigationType, destination }) => {
    if (navigationType !== 'traverse' || !destination.sameDocument) return;
    state.returning = '';
    // Has it laid out at once.
    void document.body.offsetHeight;
  });
  addEventListener('popstate', () => setTimeout(() => delete state.returning));
}
