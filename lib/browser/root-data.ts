/**
 * The `data-` attributes of `<html>`, through which the loader, the islands and the styles share their state.
 * docs/architecture.md lists them. There is no document while pages are prerendered.
 */
export const rootData: DOMStringMap =
  typeof document === 'undefined' ? {} : document.documentElement.dataset;
