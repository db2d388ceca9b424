'use client';

import { useEffect } from 'react';
import { announceHydrated } from '@/lib/browser/hydration';

// The preview would show an error as «1 Issue» over the page.
// biome-ignore lint/suspicious/noConsole: this is the only log of a missing path.
const log = process.env.NODE_ENV === 'development' ? console.info : console.error;

/**
 * Logs the missing path in the visitor's console, because the site has no server log of its own. As the only island of
 * this page, it also tells the loader that the page is hydrated.
 */
export function LogMissingPath() {
  useEffect(() => {
    const { pathname } = window.location;
    log('404 Error: User attempted to access non-existent route:', pathname);
    announceHydrated(document.body);
  }, []);
  return null;
}
