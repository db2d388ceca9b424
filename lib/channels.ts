export type ChannelType = 'phone' | 'telegram' | 'email' | 'vk' | 'max' | 'whatsapp';

/** The messengers in which a person is found by a phone number, with their names. */
const MESSENGERS_BY_PHONE = { telegram: 'Telegram', max: 'MAX', whatsapp: 'WhatsApp' };

/** Returns the names of the messengers in which the owner can write to a visitor's phone. */
export function messengersByPhone(contacts: readonly Pick<ContactLink, 'type'>[]): string[] {
  const names: Partial<Record<ChannelType, string>> = MESSENGERS_BY_PHONE;
  return [...new Set(contacts.flatMap(({ type }) => names[type] ?? []))];
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

/** Returns the phone, unless the owner has removed it from the channels. */
export function phoneOf(contacts: readonly ContactLink[]): ContactLink | undefined {
  return contacts.find(({ type }) => type === 'phone');
}

/** Returns the first channel that opens another app or site: a messenger. */
export function messengerOf(contacts: readonly ContactLink[]): ContactLink | undefined {
  return contacts.find(({ external }) => external);
}
