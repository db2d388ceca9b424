import { homeHref } from '@/lib/base-path';
import { PRIVACY_ID } from '@/lib/routes';

export function PrivacyLink({ label }: { label: string }) {
  return (
    <a className="unbroken" href={homeHref(PRIVACY_ID)}>
      {label}
    </a>
  );
}
