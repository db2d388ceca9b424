import { layOutAll } from '../../../lib/browser/reveal-target';
import { rootData } from '../../../lib/browser/root-data';
import { readFromTab, saveInTab } from '../../../lib/browser/tab-storage';

const SCROLL_KEY = 'scroll';

/** Restores the scroll position where browsers fail to. */
export function restoreScroll(opening: NavigationTimingType | undefined) {
  // A position far down needs the height of all sections at once.
  if (opening !== 'navigate') layOutAll();

  // While pictures load, WebKit reloads to the fragment instead of the position.
  addEventListener('pagehide', () => saveInTab(SCROLL_KEY, [location.href, scrollY]));
  const [href, top] = [readFromTab(SCROLL_KEY)].flat();
  // A tab that the browser has discarded reloads too, and its last position may be of another page.
  const isSaved = href === location.href && typeof top === 'number';
  if (isSaved && opening === 'reload' && location.hash) {
    addEventListener('pageshow', () => {
      // The visitor may have scrolled since.
      if (navigator.userActivation?.hasBeenActive) return;
      requestAnimationFrame(() => setTimeout(() => scrollTo({ top, behavior: 'instant' })));
    });
  }

  // Firefox restores the position while the page before is still shown, and no lower than that page is tall. Until React
  // has switched pages, base.css makes it tall enough.
  window.navigation?.addEventListener('navigate', ({ navigationType, destination }) => {
    if (navigationType !== 'traverse' || !destination.sameDocument) return;
    rootData.returning = '';
    // Reading the height has it laid out at once.
    void document.body.offsetHeight;
  });
  addEventListener('popstate', () => {
    layOutAll();
    setTimeout(() => delete rootData.returning);
  });
}
