/**
 * What the page's styles go by: `html[data-layout]` says how much of it is laid out (layout.ts), and
 * `html[data-scripts=late]` shows the lines that name the phone, until they are `here`.
 */
export const state = document.documentElement.dataset;
