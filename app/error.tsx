'use client';

import { useEffect } from 'react';

const loadedPath = typeof window === 'undefined' ? '' : window.location.pathname;

/**
 * Reloads a page that failed after a client-side navigation: its scripts were gone with the old version of the site, or
 * the network lost them. A page that fails on its own load is not reloaded, which could go on for ever.
 */
export default function PageError() {
  useEffect(() => {
    if (window.location.pathname !== loadedPath) window.location.reload();
  }, []);
  return null;
}
