'use client';

import { useEffect } from 'react';
import { announceHydrated } from '@/lib/browser/hydration';

/** The site has no server log of its own, so the missing path goes to the visitor's console. */
export function LogMissingPath() {
  useEffect(() => {
    const { pathname } = window.location;
    // biome-ignore lint/suspicious/noConsole: this line is the only log of a missing path.
    console.error('404 Error: User attempted to access non-existent route:', pathname);
    announceHydrated(document.body);
  }, []);
  return null;
}
