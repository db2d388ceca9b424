import { rootData } from './root-data';
import { startPage } from './start-page';

export const HYDRATED = 'island:hydrated';

/**
 * Announces that an island is hydrated: base.css stops marking its answers as late, and the export's loader replays the
 * clicks that it has held back.
 */
export function announceHydrated(island: HTMLElement | null) {
  rootData.scripts = 'ready';
  if (island) island.dataset.hydrated = '';
  island?.dispatchEvent(new CustomEvent(HYDRATED, { bubbles: true }));
  openOnWide();
  startPage();
}

const UNFOLDED_FROM = { onPhone: '48rem', untilDesktop: '64rem', untilWide: '80rem' };

/** Opens details on a wide screen: Chrome before 131 and Safari before 18.4 cannot show closed details by CSS. */
function openOnWide() {
  // Test environments have no styles.
  if (CSS.supports?.('selector(::details-content)') !== false) return;
  for (const [folds, width] of Object.entries(UNFOLDED_FROM)) {
    if (!matchMedia(`(width>=${width})`).matches) continue;
    for (const details of document.querySelectorAll(`[data-folds=${folds}]`))
      details.setAttribute('open', '');
  }
}
