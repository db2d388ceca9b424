'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import { prefersReducedData } from '@/lib/browser/connection';

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { href: string };

/**
 * A link to another page of the site. The page is prefetched on hover, touch or focus, not when the link comes into
 * view: on a phone most links in view are never followed. With reduced data nothing is prefetched.
 */
export function PageLink({ href, ...props }: PageLinkProps) {
  const router = useRouter();
  const prefetch = () => {
    if (!prefersReducedData(navigator)) router.prefetch(href);
  };
  return (
    <Link
      {...props}
      href={href}
      prefetch={false}
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
    />
  );
}
