/** Dispatched by an island once it is hydrated. */
export const HYDRATED = 'island:hydrated';

/** Announces that an island is hydrated, so that the loader replays the clicks on it, and its answers wait no more. */
export function announceHydrated(island: HTMLElement | null) {
  if (island) island.dataset.hydrated = '';
  island?.dispatchEvent(new CustomEvent(HYDRATED, { bubbles: true }));
}
