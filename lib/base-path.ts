/** The sub-path of the site, such as `/site`, or nothing. Next adds it to its own links. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** For plain anchors: only the browser's own navigation sends the `hashchange` at which the loader opens disclosures. */
export function homeHref(id: string): string {
  return `${BASE_PATH}/#${id}`;
}
