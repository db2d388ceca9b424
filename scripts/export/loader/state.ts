/**
 * What the styles and React know of the loading: `data-scripts` is `late` while the page names the phone, and `ready`
 * after hydration.
 */
export const { dataset: state } = document.documentElement;
