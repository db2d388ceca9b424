import { PRIVACY_ID, pathOf } from '@/lib/routes';

type PrivacyLinkProps = { label: string; basePath: string };

/**
 * The link to the consent and the policy. A plain anchor, because only the browser's own navigation makes them the
 * target of the page, which opens them.
 */
export function PrivacyLink({ label, basePath }: PrivacyLinkProps) {
  return <a href={`${basePath}${pathOf('home')}#${PRIVACY_ID}`}>{label}</a>;
}
