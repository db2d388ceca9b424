import { readFragment } from '../../../lib/browser/fragment';
import { layOutAll } from './lay-out-all';

/** Opens the disclosure that the address names. If a tab hides the target, selects the first tab, which shows all cards. */
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

for (const type of ['DOMContentLoaded', 'hashchange']) addEventListener(type, reveal);
// A link to the same place again changes no address.
addEventListener('click', (event) => {
  if ((event.target as Element).closest?.('a')?.hash) setTimeout(reveal);
});
