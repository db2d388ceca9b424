'use client';

import { useEffect, useState } from 'react';

/** What stands in the place of the whole document when the header or the footer has failed: what was prerendered. */
export default function GlobalError() {
  const [body] = useState(() => document.body.innerHTML);
  const [fonts] = useState(() => document.documentElement.className);
  useEffect(() => {
    const notice = document.getElementById('page-error');
    const reload = notice?.querySelector('button');
    if (notice) notice.hidden = false;
    if (reload) reload.onclick = () => window.location.reload();
  }, []);
  return (
    <html lang="ru" className={fonts}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own markup, as the page has it. */}
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  );
}
