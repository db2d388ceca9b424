/** Does work once the browser has painted its own feedback to a tap. */
export const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work));
