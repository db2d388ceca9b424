import { HYDRATED } from '../../../lib/browser/hydration';

/** Opens what the address names where it is folded, and selects the tab of all where another one hides it. */
export function reveal() {
  const named = document.getElementById(location.hash.slice(1));
  const fold = named?.querySelector(':scope>details') ?? named?.closest('details');
  fold?.setAttribute('open', '');
  if (!named?.hidden) return;
  document.querySelector<HTMLElement>('[role=tab]')?.click();
  named.scrollIntoView();
}

for (const type of ['DOMContentLoaded', 'hashchange']) addEventListener(type, reveal);

// Chrome before 131 and Safari before 18.4 cannot show closed details by a style.
if (!CSS.supports('selector(::details-content)')) {
  const openOnWide = () => {
    if (!matchMedia('(width>=48rem)').matches) return;
    for (const fold of document.querySelectorAll('[data-narrow]')) fold.setAttribute('open', '');
  };
  // Each page that is switched to has islands.
  for (const type of ['DOMContentLoaded', HYDRATED]) addEventListener(type, openOnWide);
}
