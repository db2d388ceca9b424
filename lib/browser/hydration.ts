export const HYDRATED = 'island:hydrated';

/**
 * Announces that an island is hydrated: base.css stops marking its answers as late, and what has kept the clicks on it
 * replays them.
 */
export function announceHydrated(island: HTMLElement | null) {
  document.documentElement.dataset.scripts = 'ready';
  if (island) island.dataset.hydrated = '';
  island?.dispatchEvent(new CustomEvent(HYDRATED, { bubbles: true }));
  openOnWide();
}

/** Opens details on a wide screen: Chrome before 131 and Safari before 18.4 cannot show closed details by CSS. */
function openOnWide() {
  // Test environments have no styles.
  if (CSS.supports?.('selector(::details-content)') !== false) return;
  if (!matchMedia('(width>=48rem)').matches) return;
  for (const details of document.querySelectorAll('[data-narrow]'))
    details.setAttribute('open', '');
}
