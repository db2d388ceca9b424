/** The sub-path of the site, such as `/site`, or nothing. Next adds it to its own links. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * Returns the address of a part of the home page, for a plain anchor. Only the browser's own navigation sends the
 * `hashchange` at which the loader opens what is folded.
 */
export function homeHref(id: string): string {
  return `${BASE_PATH}/#${id}`;
}
