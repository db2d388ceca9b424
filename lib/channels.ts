type Addresses = { phone: string; telegram: string; email: string };

type Linked = (settings: Addresses) => Pick<ContactLink, 'value' | 'href'>;

/**
 * The kinds of contact channels. Each has an icon of the same name. A kind without a function has its address in
 * site.yaml.
 */
export const channelKinds = {
  phone: ({ phone }) => ({ value: phone, href: telHref(phone) }),
  telegram: ({ telegram }) => ({ value: `@${telegram}`, href: `https://t.me/${telegram}` }),
  email: ({ email }) => ({ value: email, href: `mailto:${email}` }),
  vk: undefined,
  max: undefined,
  whatsapp: undefined,
} satisfies Record<string, Linked | undefined>;

export type ChannelType = keyof typeof channelKinds;

/** The messengers in which a person is found by a phone number, with their names. */
const MESSENGERS_BY_PHONE = { telegram: 'Telegram', max: 'MAX', whatsapp: 'WhatsApp' };

/** Returns the names of the messengers in which the owner can write to a visitor's phone. */
export function messengersByPhone(contacts: readonly Pick<ContactLink, 'type'>[]): string[] {
  const names: Partial<Record<ChannelType, string>> = MESSENGERS_BY_PHONE;
  return contacts.flatMap(({ type }) => names[type] ?? []);
}

export type ContactLink = {
  type: ChannelType;
  label: string;
  /** The number, handle or address. For an address that people cannot read it is the label. */
  value: string;
  href: string;
  /** Leads to another site, which opens in a new tab. */
  external: boolean;
};

type Channel = Pick<ContactLink, 'type' | 'label'> & { address?: string | undefined };

/** '8 (949) 111-22-33' → 'tel:+79491112233'. Ten digits without a country code are Russian. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${phone.includes('+') ? digits : digits.replace(/^8?(?=\d{10}$)/, '7')}`;
}

/** Returns the phone, unless the owner has removed it from the channels. */
export function phoneOf(contacts: readonly ContactLink[]): ContactLink | undefined {
  return contacts.find(({ type }) => type === 'phone');
}

/** Returns the first channel that opens another app or site: a messenger. */
export function messengerOf(contacts: readonly ContactLink[]): ContactLink | undefined {
  return contacts.find(({ external }) => external);
}

export function contactLinks(channels: readonly Channel[], settings: Addresses): ContactLink[] {
  return channels.map(({ type, label, address = '' }) => {
    const { value, href } = channelKinds[type]?.(settings) ?? { value: label, href: address };
    return { type, label, value, href, external: href.startsWith('https:') };
  });
}
