'use client';

// biome-ignore lint/style/noRestrictedImports: the rule keeps Next's link to this component, which limits what it prefetches.
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import { prefersReducedData } from '@/lib/browser/connection';

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { href: string };

/** Prefetches its page on hover, touch or focus, not in view: on a phone most links in view are never followed. */
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
