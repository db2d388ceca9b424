/** Runs work after the browser has painted its feedback to a tap. */
export const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work));
