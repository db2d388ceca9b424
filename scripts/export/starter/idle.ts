/** How long a busy page may put off what waits for it. */
const IDLE_MS = 2_000;

/** Safari has no idle callback yet; there the first free moment of the timer has to do. */
export function whenIdle(run: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_MS });
  else setTimeout(run);
}
