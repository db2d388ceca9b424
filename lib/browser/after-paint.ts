/**
 * Runs something after the next frame is painted. The browser's own feedback to a click (the active button, the tick,
 * the focus) is painted first, and work that takes a slow phone longer follows.
 */
export function afterNextPaint(run: () => void) {
  requestAnimationFrame(() => setTimeout(run));
}
