/** The sub-path of the site, such as `/site`, or nothing. Next adds it to its own links. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * The address of a section of home, for a plain `<a>`. Next's link would scroll to the same section only once, and would
 * not fire `hashchange`, at which lib/browser/start-page.ts opens the disclosure that the address names.
 */
export function homeHref(id: string): string {
  return `${BASE_PATH}/#${id}`;
}
