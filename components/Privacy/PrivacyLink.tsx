import { homeHref } from '@/lib/base-path';
import { PRIVACY_ID } from '@/lib/routes';

type PrivacyLinkProps = { label: string; className?: string };

export function PrivacyLink({ label, className = 'unbroken' }: PrivacyLinkProps) {
  return (
    <a className={className} href={homeHref(PRIVACY_ID)}>
      {label}
    </a>
  );
}
