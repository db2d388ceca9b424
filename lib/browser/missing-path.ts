import { rootData } from './root-data';

/**
 * Logs the missing path in the visitor's console, because the site has no server log of its own. The loader calls it
 * before React does, which may never come where data is dear; only the first call logs.
 */
export function logMissingPath() {
  const { pathname } = window.location;
  if (rootData.missingPath === pathname) return;
  rootData.missingPath = pathname;
  // The preview would show an error as «1 Issue» over the page.
  const level = process.env.NODE_ENV === 'development' ? 'info' : 'error';
  // biome-ignore lint/suspicious/noConsole: the specification asks for this line in the console
  console[level]('404 Error: User attempted to access non-existent route:', pathname);
}
