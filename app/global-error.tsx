'use client';

import { useState } from 'react';
import { useFailureNotice } from '@/components/FailureNotice/useFailureNotice';

/** Keeps the prerendered document when the header or the footer has failed. */
export default function GlobalError() {
  const [body] = useState(() => document.body.innerHTML);
  const [fonts] = useState(() => document.documentElement.className);
  useFailureNotice();
  return (
    <html lang="ru" className={fonts}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React can no longer render this document, and the markup is its own: what a visitor typed is in values, not in it. */}
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  );
}
