/** The folder of the address that the site is hosted in, such as `/site`; empty at the root. Next's own links have it. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * The address of a part of the home page, for a plain anchor: only the browser's own navigation makes it the target of
 * the page, which opens it or has it laid out.
 */
export function homeHref(id: string): string {
  return `${BASE_PATH}/#${id}`;
}
