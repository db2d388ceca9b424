'use client';

import { useEffect } from 'react';
import { announceHydrated } from '@/lib/browser/hydration';

/** A static host keeps no log of our own, so the missing path goes to the visitor's console. */
export function LogMissingPath() {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the console is where the specification wants the path told
    console.error(
      '404 Error: User attempted to access non-existent route:',
      window.location.pathname,
    );
    announceHydrated(document.body);
  }, []);
  return null;
}
