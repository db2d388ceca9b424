type Addresses = { phone: string; telegram: string; email: string };

type Kind = {
  /** A name of components/Icon. */
  icon: string;
  /** Set where the address is a setting; other channels have theirs in content/site.yaml. */
  link?: (settings: Addresses) => { value: string; href: string };
};

/** The kinds of contact channels. The check of the content, the icons and the links follow from them. */
export const channelKinds = {
  phone: { icon: 'phone', link: ({ phone }) => ({ value: phone, href: telHref(phone) }) },
  telegram: {
    icon: 'message',
    link: ({ telegram }) => ({ value: `@${telegram}`, href: `https://t.me/${telegram}` }),
  },
  email: { icon: 'mail', link: ({ email }) => ({ value: email, href: `mailto:${email}` }) },
  vk: { icon: 'vk' },
  max: { icon: 'max' },
  whatsapp: { icon: 'whatsapp' },
} as const satisfies Record<string, Kind>;

export type ChannelType = keyof typeof channelKinds;

export type ContactLink = {
  type: ChannelType;
  icon: (typeof channelKinds)[ChannelType]['icon'];
  label: string;
  /** The number, handle or address; the label where the address says nothing to people. */
  value: string;
  href: string;
  /** Leads to another site, which opens in a new tab. */
  external: boolean;
};

type Channel = Pick<ContactLink, 'type' | 'label'> & { address?: string | undefined };

/** Says whether a kind of channel has its address in the content, not in the settings. */
export function needsAddress(type: ChannelType): boolean {
  return !('link' in channelKinds[type]);
}

/** '8 (949) 111-22-33' → 'tel:+79491112233'. Ten digits without a country code are Russian. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${phone.includes('+') ? digits : digits.replace(/^8?(?=\d{10}$)/, '7')}`;
}

/** Returns the phone, unless the owner has taken it out of his channels. */
export function phoneOf(contacts: readonly ContactLink[]): ContactLink | undefined {
  return contacts.find(({ type }) => type === 'phone');
}

export function contactLinks(channels: readonly Channel[], settings: Addresses): ContactLink[] {
  return channels.map(({ type, label, address = '' }) => {
    const { icon, link }: Kind & { icon: ContactLink['icon'] } = channelKinds[type];
    const { value, href } = link?.(settings) ?? { value: label, href: address };
    return { type, icon, label, value, href, external: href.startsWith('https:') };
  });
}
