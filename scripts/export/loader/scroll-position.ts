import { readFromTab, saveInTab } from '../../../lib/browser/tab-storage';
import { layOutAll } from './layout';
import { state } from './state';

const SCROLL_KEY = 'scroll';

/** Restores the scroll position where browsers miss it, unless React is being loaded: the visitor may have moved on. */
export function restoreScroll(isLoading: () => boolean) {
  // A position far down needs the height of all sections at once.
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opened?.type !== 'navigate') layOutAll();

  // While pictures load, WebKit reloads to the fragment instead of the position.
  addEventListener('pagehide', () => saveInTab(SCROLL_KEY, [location.href, scrollY]));
  const [href, top] = [readFromTab(SCROLL_KEY)].flat();
  // A tab that the browser has discarded reloads too, and its last position may be of another page.
  const isSaved = href === location.href && typeof top === 'number';
  if (isSaved && opened?.type === 'reload' && location.hash) {
    addEventListener('pageshow', () => {
      if (isLoading()) return;
      requestAnimationFrame(() => setTimeout(() => scrollTo({ top, behavior: 'instant' })));
    });
  }

  // Firefox restores the position before React has switched pages, as far as the height of the page that is left allows:
  // base.css makes that one tall enough until then.
  window.navigation?.addEventListener('navigate', ({ navigationType, destination }) => {
    if (navigationType !== 'traverse' || !destination.sameDocument) return;
    state.returning = '';
    // Reading the height has it laid out at once.
    void document.body.offsetHeight;
  });
  addEventListener('popstate', () => setTimeout(() => delete state.returning));
}
