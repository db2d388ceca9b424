'use client';

import { useEffect } from 'react';

const loadedPath = typeof window === 'undefined' ? '' : window.location.pathname;

/**
 * Stands in for a page that could not be shown after a switch: its scripts were gone with the old version of the
 * site, or a weak network lost them. The browser then loads the page whole, as it would without a router. A page
 * that fails on its own load is not loaded again, or it would be for ever; header and footer keep the phone in sight.
 */
export default function PageError() {
  useEffect(() => {
    if (window.location.pathname !== loadedPath) window.location.reload();
  }, []);
  return null;
}
