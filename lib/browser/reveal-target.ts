import { readFragment } from './fragment';
import { state } from './page-state';

/**
 * Lays out all sections that base.css leaves out of the first layout. A jump to one of them lands right only once every
 * section above it has its height.
 */
export function layOutAll() {
  state.laidOut = '';
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
  else if (location.hash === `#${named.id}`) return;
  layOutAll();
  named.scrollIntoView({ behavior: 'instant' });
}
