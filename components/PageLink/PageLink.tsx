'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import { prefersReducedData } from '@/lib/browser/connection';

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { href: string };

/**
 * A link to another page of the site. Its page is fetched when the visitor points at it, touches it or reaches
 * it by keyboard, never on sight: on a phone most links that come into view are never followed. Where the visitor
 * spares data, it is fetched when the link is followed.
 */
export function PageLink({ href, ...props }: PageLinkProps) {
  const router = useRouter();
  const fetchAhead = () => {
    if (!prefersReducedData(navigator)) router.prefetch(href);
  };
  return (
    <Link
      {...props}
      href={href}
      prefetch={false}
      onPointerEnter={fetchAhead}
      onTouchStart={fetchAhead}
      onFocus={fetchAhead}
    />
  );
}
