/**
 * Attributes of the root for the styles and React: `data-scripts` is `late` or `absent` and, after hydration, `ready`.
 * While pages are prerendered there is no root.
 */
export const state: DOMStringMap =
  typeof document === 'undefined' ? {} : document.documentElement.dataset;
