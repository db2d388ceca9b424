/*
 * A path names a place by the fields that lead to it: «home.hero.title», «faq.items.0» for an entry of a list. The
 * empty path is that of all files.
 */

/** «home.hero» of «home.hero.title», and nothing of «home». */
export const ownerOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** «title» of «home.hero.title». */
export const lastName = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/** The name of the file or of the settings: «home» of «home.hero.title». */
export const fileNameOf = (path: string) => path.split('.', 1)[0] ?? '';

/** «home», «home.hero» and «home.hero.title» for the last of them. */
export function outerPaths(path: string): string[] {
  const names = path.split('.');
  return names.map((_, index) => names.slice(0, index + 1).join('.'));
}

/** Tells whether a path is another one or leads into it. */
export const isIn = (path: string | undefined, whole: string) => `${path}.`.startsWith(`${whole}.`);

/** Tells whether a path is that of an entry of a list. */
export const isEntry = (path: string) => /\.\d+$/.test(path);

/** Returns the path of the entry `offset` places further in the same list. A negative offset goes back. */
export const siblingPath = (path: string, offset: number) =>
  path.replace(/(?<!\d)\d+$/, (index) => `${Number(index) + offset}`);

/** «results.clients.0» of several paths into it. */
export function commonPath(paths: string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('.'));
  const differs = first.findIndex((name, index) => others.some((other) => other[index] !== name));
  return first.slice(0, differs < 0 ? undefined : differs).join('.');
}
