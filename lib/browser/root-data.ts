/**
 * The `data-` attributes of the root, by which the loader, the islands and the styles know of each other.
 * docs/architecture.md lists them. While pages are prerendered there is no root.
 */
export const rootData: DOMStringMap =
  typeof document === 'undefined' ? {} : document.documentElement.dataset;
