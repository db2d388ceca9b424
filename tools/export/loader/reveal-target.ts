import { layOutAll, reveal } from '../../../lib/browser/reveal-target';

// A focus that moves needs all heights at once.
addEventListener('keydown', layOutAll, true);
for (const type of ['DOMContentLoaded', 'hashchange']) addEventListener(type, reveal);
// A link to the same place again changes no address.
addEventListener('click', (event) => {
  if ((event.target as Element).closest?.('a')?.hash) setTimeout(reveal);
});
