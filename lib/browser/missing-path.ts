const { error, info } = console;

/**
 * Logs the missing path in the visitor's console, because the site has no server log of its own. The loader calls it
 * before React does, which may never come where data is dear; only the first call logs.
 */
export function logMissingPath() {
  const { pathname } = window.location;
  const { dataset } = document.documentElement;
  if (dataset.missingPath === pathname) return;
  dataset.missingPath = pathname;
  // The preview would show an error as «1 Issue» over the page.
  const log = process.env.NODE_ENV === 'development' ? info : error;
  log('404 Error: User attempted to access non-existent route:', pathname);
}
