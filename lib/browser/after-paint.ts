/**
 * Runs something once the next picture is on the screen: what the browser itself shows of a press (the button under
 * the finger, the tick, the focus) comes first, and what a slow phone takes longer for comes right after it.
 */
export function afterNextPaint(run: () => void) {
  requestAnimationFrame(() => setTimeout(run));
}
