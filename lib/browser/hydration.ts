/** Dispatched by an island once it is hydrated. */
export const HYDRATED = 'island:hydrated';

/** Announces that an island is hydrated, so that the loader replays the clicks on it. */
export function announceHydrated(island: Element | null) {
  island?.dispatchEvent(new CustomEvent(HYDRATED, { bubbles: true }));
}
