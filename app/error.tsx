'use client';

import { useEffect, useState } from 'react';

const loadedPath = typeof window === 'undefined' ? '' : window.location.pathname;

/**
 * What stands in the place of a page that has failed. One that was switched to is reloaded: its scripts were gone with
 * the old version of the site, or the network lost them. One that fails on its own load keeps what was prerendered, and
 * shows the notice that the layout holds ready.
 */
export default function PageError() {
  const [page] = useState(() => document.querySelector('main')?.innerHTML ?? '');
  useEffect(() => {
    if (window.location.pathname !== loadedPath) return window.location.reload();
    const notice = document.getElementById('page-error');
    const reload = notice?.querySelector('button');
    if (notice) notice.hidden = false;
    if (reload) reload.onclick = () => window.location.reload();
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own markup, as the page has it.
  return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: page }} />;
}
