export const HYDRATED = 'island:hydrated';

/** Announces that an island is hydrated, so that the loader replays the clicks on it, and its answers wait no more. */
export function announceHydrated(island: HTMLElement | null) {
  if (island) island.dataset.hydrated = '';
  island?.dispatchEvent(new CustomEvent(HYDRATED, { bubbles: true }));
  openOnWide();
}

/** Chrome before 131 and Safari before 18.4 cannot show closed details by a style. */
function openOnWide() {
  // Test environments have no styles.
  if (CSS.supports?.('selector(::details-content)') !== false) return;
  if (!matchMedia('(width>=48rem)').matches) return;
  for (const details of document.querySelectorAll('[data-narrow]'))
    details.setAttribute('open', '');
}
