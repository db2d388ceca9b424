'use client';

import { useEffect } from 'react';
import { announceHydrated } from '@/lib/browser/hydration';
import { logMissingPath } from '@/lib/browser/missing-path';

/** Logs the missing path. As the only island of this page, it also announces that the page is hydrated. */
export function LogMissingPath() {
  useEffect(() => {
    logMissingPath();
    announceHydrated(document.body);
  }, []);
  return null;
}
