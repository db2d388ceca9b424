'use client';

import { useEffect, useState } from 'react';
import { showFailureNotice } from '@/components/FailureNotice/failure-notice';

/** Keeps the prerendered document when the header or the footer has failed. */
export default function GlobalError() {
  const [body] = useState(() => document.body.innerHTML);
  const [fonts] = useState(() => document.documentElement.className);
  useEffect(showFailureNotice, []);
  return (
    <html lang="ru" className={fonts}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React can no longer render this document, and the markup is its own: what a visitor typed is in values, not in it. */}
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  );
}
