'use client';

import { useEffect, useState } from 'react';

const loadedPath = typeof window === 'undefined' ? '' : window.location.pathname;

/**
 * Reloads a page that failed after a page switch, because its scripts may be gone. A page that fails on its own load
 * keeps its markup.
 */
export default function GlobalError() {
  const [body] = useState(() => document.body.innerHTML);
  const [fonts] = useState(() => document.documentElement.className);
  useEffect(() => {
    // components/layout/FailureNotice, which the layout holds ready.
    const notice = document.getElementById('page-error');
    const reload = notice?.querySelector('button');
    if (notice) notice.hidden = false;
    if (reload) reload.onclick = () => window.location.reload();
    if (window.location.pathname !== loadedPath) window.location.reload();
  }, []);
  return (
    <html lang="ru" className={fonts}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React can no longer render this document, and the markup is its own: what a visitor typed is in values, not in it. */}
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  );
}
