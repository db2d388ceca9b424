import { readFragment } from './fragment';
import { state } from './page-state';

/**
 * Lays out all sections that base.css leaves out of the first layout. A jump to one of them lands right only once every
 * section above it has its height.
 */
export function layOutAll() {
  state.laidOut = '';
}

/** Opens what the address names where it is closed, and selects the tab of all where another one hides it. */
export function reveal() {
  const { names } = readFragment(location.hash);
  const named = names.map((name) => document.getElementById(name)).find(Boolean);
  if (!named) return;
  const details = named.querySelector(':scope>details') ?? named.closest('details');
  details?.setAttribute('open', '');
  if (named.hidden) document.querySelector<HTMLElement>('[role=tab]')?.click();
  // The browser itself scrolls to a fragment that is nothing but a name.
  else if (location.hash === `#${named.id}`) return;
  layOutAll();
  named.scrollIntoView({ behavior: 'instant' });
}
