/** Returns the file of a page in the built site: `calculator/index.html` for `/calculator/`. */
export function fileOf(path: string): string {
  const file = path.slice(1);
  return path.endsWith('/') ? `${file}index.html` : file;
}

/** Returns the path at which a host serves a file of the built site: `/calculator/` for `calculator/index.html`. */
export function servedPath(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
}

/** True for files whose name changes with their content: open tabs of an older release still ask for the old names. */
export function hasHashInName(file: string): boolean {
  return /^(_next\/static|pictures)\//.test(file);
}

/** True for a version of the picture of a shared page. Messengers ask for its address for ever. */
export function isSharePicture(file: string): boolean {
  return /^share\/.+-[\da-f]{8}\.png$/.test(file);
}
