/** Attributes of the root for the styles and React: `data-scripts` is `late` or `absent` and, after hydration, `ready`. */
export const { dataset: state } = document.documentElement;
