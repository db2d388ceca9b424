/** A way to reach the owner. */
export type ContactLink = {
  type: 'phone' | 'telegram' | 'vk' | 'max' | 'whatsapp' | 'email';
  label: string;
  /** The number, handle or address itself; the label where the address says nothing to people. */
  value: string;
  href: string;
  /** Leads to another site, which opens in a new tab. */
  external: boolean;
};

type Channel = Pick<ContactLink, 'type' | 'label'> & { address?: string | undefined };
type Addresses = { phone: string; telegram: string; email: string };

/** '+7 949 111-22-33' → 'tel:+79491112233'. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** The owner's channels in the order of content/site.yaml, with the addresses of the settings. */
export function contactLinks(channels: readonly Channel[], addresses: Addresses): ContactLink[] {
  return channels.map((channel) => contactLink(channel, addresses));
}

function contactLink(
  { type, label, address = '' }: Channel,
  { phone, telegram, email }: Addresses,
): ContactLink {
  switch (type) {
    case 'phone':
      return { type, label, value: phone, href: telHref(phone), external: false };
    case 'telegram':
      return {
        type,
        label,
        value: `@${telegram}`,
        href: `https://t.me/${telegram}`,
        external: true,
      };
    case 'email':
      return { type, label, value: email, href: `mailto:${email}`, external: false };
    case 'vk':
    case 'max':
    case 'whatsapp':
      return { type, label, value: label, href: address, external: true };
  }
}
