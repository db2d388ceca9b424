/** What an island tells the page once it answers presses. */
export const HYDRATED = 'island:hydrated';

/**
 * Tells that React has taken over an island, so that the presses made before are answered now.
 *
 * The starter in the page's head (scripts/export/starter) has kept them; without it nobody listens.
 */
export function announceHydrated(island: Element | null) {
  island?.dispatchEvent(new CustomEvent(HYDRATED, { bubbles: true }));
}
