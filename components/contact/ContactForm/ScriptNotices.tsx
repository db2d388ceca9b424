import { Text } from '@/components/ui/objects/Text';
import type { ContactLink } from '@/lib/channels';
import type { ContactFormLabels } from '@/lib/content/schema';

type ScriptNoticesProps = { labels: ContactFormLabels; phone: ContactLink | undefined };

/** The notices beside the button while scripts are off, late or missing. */
export function ScriptNotices({ labels, phone }: ScriptNoticesProps) {
  const phoneLink = phone && (
    <a className="unbroken" href={phone.href}>
      {phone.value}
    </a>
  );
  return (
    <>
      <noscript>
        <Text kind="label">
          {`${labels.noScript} `}
          {phoneLink}
        </Text>
      </noscript>
      <Text kind="label" className="when-late" hidden>
        {`${labels.late} `}
        {phoneLink}
      </Text>
      <Text kind="label" className="when-absent" hidden>
        {`${labels.absent} `}
        {phoneLink}
      </Text>
    </>
  );
}
