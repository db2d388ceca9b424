import { readFragment } from './fragment';
import { rootData } from './root-data';

/**
 * Lays out all sections that base.css leaves out of the first layout. A jump to one of them lands right only once every
 * section above it has its height.
 */
export function layOutAll() {
  rootData.laidOut = '';
}

/** Opens the disclosure that the address names. If a tab hides the target, selects the first tab, which shows all cards. */
export function reveal() {
  const { names } = readFragment(location.hash);
  const named = names.map((name) => document.getElementById(name)).find(Boolean);
  if (!named) return;
  const details = named.querySelector(':scope>details') ?? named.closest('details');
  details?.setAttribute('open', '');
  if (named.hidden) document.querySelector<HTMLElement>('[role=tab]')?.click();
  // The browser itself scrolls to a fragment that is only an id. It finds nothing for `#contact?utm_source=vk`.
  else if (location.hash === `#${named.id}`) {
    correctScroll(named);
    return;
  }
  layOutAll();
  named.scrollIntoView({ behavior: 'instant' });
}

/** If a scroll ends closer than this, it was heading for the target and missed. In pixels. */
const NEAR = 150;

/**
 * Scrolls the rest of the way where a smooth scroll misses its target. The browser aims once, but the sections that it
 * passes can change their heights: the handwriting is loaded when it comes into view.
 */
function correctScroll(target: HTMLElement) {
  const missedBy = () => {
    const margin = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    return Math.abs(target.getBoundingClientRect().top - margin);
  };
  // If the page is already there, no scroll follows, and the next scrollend would be the visitor's.
  if (missedBy() < NEAR) return;
  const correct = () => {
    if (missedBy() < NEAR) target.scrollIntoView({ behavior: 'instant' });
  };
  addEventListener('scrollend', correct, { once: true });
}
