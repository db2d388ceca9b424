/** Opens what the address names where it is closed, and selects the tab of all where another one hides it. */
export function reveal() {
  const named = document.getElementById(location.hash.slice(1));
  const details = named?.querySelector(':scope>details') ?? named?.closest('details');
  details?.setAttribute('open', '');
  if (!named?.hidden) return;
  document.querySelector<HTMLElement>('[role=tab]')?.click();
  named.scrollIntoView();
}

for (const type of ['DOMContentLoaded', 'hashchange']) addEventListener(type, reveal);
// A link to the same place again changes no address.
document.addEventListener('click', (event) => {
  if ((event.target as Element).closest?.('a')?.hash) setTimeout(reveal);
});
