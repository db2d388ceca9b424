'use client';

import { useEffect, useState } from 'react';
import { useFailureNotice } from '@/components/FailureNotice/useFailureNotice';

const loadedPath = typeof window === 'undefined' ? '' : window.location.pathname;

/**
 * What stands in the place of a page that has failed. One that was switched to is reloaded: its scripts were gone with
 * the old version of the site, or the network lost them. One that fails on its own load keeps what was prerendered, with
 * a notice.
 */
export default function PageError() {
  const [page] = useState(() => document.querySelector('main')?.innerHTML ?? '');
  useFailureNotice();
  useEffect(() => {
    if (window.location.pathname !== loadedPath) window.location.reload();
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React can no longer render this page, and the markup is its own: what a visitor typed is in values, not in it.
  return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: page }} />;
}
