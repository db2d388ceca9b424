'use client';

import { usePathname } from 'next/navigation';
import { isSamePath, PRIVACY_ID, pathOf } from '@/lib/routes';
import { PageLink } from '../PageLink/PageLink';

/**
 * The link to the consent and the policy. On their own page it is a plain anchor, because the router scrolls to the same
 * fragment only once.
 */
export function PrivacyLink({ label }: { label: string }) {
  const home = pathOf('home');
  const fragment = `#${PRIVACY_ID}`;
  return isSamePath(usePathname(), home) ? (
    <a href={fragment}>{label}</a>
  ) : (
    <PageLink href={`${home}${fragment}`}>{label}</PageLink>
  );
}
