'use client';

import { useEffect, useState } from 'react';
import { showFailureNotice } from '@/components/FailureNotice/failure-notice';

const loadedPath = typeof window === 'undefined' ? '' : window.location.pathname;

/** Reloads a page that was switched to: its scripts may be gone. One that fails on its own load keeps its markup. */
export default function PageError() {
  const [page] = useState(() => document.querySelector('main')?.innerHTML ?? '');
  useEffect(() => {
    showFailureNotice();
    if (window.location.pathname !== loadedPath) window.location.reload();
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React can no longer render this page, and the markup is its own: what a visitor typed is in values, not in it.
  return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: page }} />;
}
