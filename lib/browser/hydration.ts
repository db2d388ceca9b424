/** Dispatched by an island once it is hydrated. */
export const HYDRATED = 'island:hydrated';

/** Announces that an island is hydrated. The loader in the page's head then replays the clicks it has kept for it. */
export function announceHydrated(island: Element | null) {
  island?.dispatchEvent(new CustomEvent(HYDRATED, { bubbles: true }));
}
