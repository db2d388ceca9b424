import type { MouseEvent } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { CopyButton } from '@/components/ui/CopyButton/CopyButton';
import { loadDraft } from '@/lib/browser/lead-form';
import { type ContactLink, phoneOf } from '@/lib/channels';
import type { RescueLabels } from '@/lib/content/schema';
import { writeLead } from '@/lib/lead';
import styles from './LeadRescue.module.css';

type LeadRescueProps = {
  words: RescueLabels;
  contacts: readonly ContactLink[];
};

/**
 * Other ways to send a lead that could not be delivered. They work without a connection and without leaving the page.
 */
export function LeadRescue({ words, contacts }: LeadRescueProps) {
  const phone = phoneOf(contacts);
  const email = contacts.find(({ type }) => type === 'email');
  return (
    <div className={styles.ways}>
      {phone && <LeadLink label={words.sms} to={smsAddress(phone.href)} lineBreak="%0A" />}
      {email && <LeadLink label={words.email} to={`${email.href}?body=`} lineBreak="%0D%0A" />}
      <CopyButton
        label={words.copy}
        done={words.shared}
        byHand={words.byHand}
        read={() => writeLead(loadDraft())}
      />
    </div>
  );
}

/** «tel:+7949…» → «sms:+7949…?&body=», which works on iPhones and on Android. */
const smsAddress = (phoneHref: string) => `${phoneHref.replace('tel:', 'sms:')}?&body=`;

type LeadLinkProps = {
  label: string;
  /** The address up to the text of the lead. */
  to: string;
  /** An email needs both characters of a line break, a text message only one. */
  lineBreak: string;
};

/** Mail programs and browsers cut or refuse longer addresses. In encoded characters, six for a Russian letter. */
const LONGEST_ADDRESS = 2000;

function LeadLink({ label, to, lineBreak }: LeadLinkProps) {
  const address = () =>
    to + encodeText(writeLead(loadDraft()), lineBreak, LONGEST_ADDRESS - to.length);
  return (
    <Button
      variant="quiet"
      href={address()}
      // The visitor may have kept typing since the notice was shown.
      onClick={({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
        currentTarget.setAttribute('href', address());
      }}
    >
      {label}
    </Button>
  );
}

/** Encodes a text, up to a length of the code. A text that is cut ends with «…». */
function encodeText(text: string, lineBreak: string, longest: number): string {
  const encoded = Array.from(text, (character) => encodeCharacter(character, lineBreak));
  if (encoded.join('').length <= longest) return encoded.join('');
  const ellipsis = encodeURIComponent('…');
  let fitting = '';
  for (const code of encoded) {
    if (fitting.length + code.length + ellipsis.length > longest) break;
    fitting += code;
  }
  return fitting + ellipsis;
}

function encodeCharacter(character: string, lineBreak: string): string {
  if (character === '\n') return lineBreak;
  // Half a character, which is left of a cut emoji, cannot be encoded.
  return encodeURIComponent(character.replace(/\p{Cs}/u, '\ufffd'));
}
