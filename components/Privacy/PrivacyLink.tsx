import { homeHref } from '@/lib/base-path';
import { PRIVACY_ID } from '@/lib/routes';

/** The link to the consent and the policy. */
export function PrivacyLink({ label }: { label: string }) {
  return <a href={homeHref(PRIVACY_ID)}>{label}</a>;
}
