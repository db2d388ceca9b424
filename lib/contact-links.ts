import type { ChannelType, ContactLink } from './channels';
import { foreignLetter } from './setting-mistakes';

type Addresses = { phone: string; telegram: string; email: string };

type Link = Pick<ContactLink, 'href'> & {
  /** What visitors read: the number, the handle or the e-mail. Other addresses are not for people. */
  value?: string;
};

type Kind = {
  /** Understands an address as people write it: a number, a name, `vk.com/name`. */
  read(address: string): Link | undefined;
  /** What an address looks like. */
  needs: string;
  /** The address in the settings, for a channel without one of its own. */
  fromSettings?(settings: Addresses): Link;
};

const PHONE = /^\+?([\s().-]*\d){10,}[\s().-]*$/;
const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:.]+$/;
const TELEGRAM_NAME = /^@?([A-Za-z]\w{3,31})$/;
/** «vk.com» alone is no name, though a name may have a dot. */
const PAGE_NAME = /^@?((?!.*\.(?:com|ru|me)$)[A-Za-z][\w.]+)$/;

/** The kinds of channels. Each has an icon of the same name. */
const kinds: Record<ChannelType, Kind> = {
  phone: {
    read: (address) => (PHONE.test(address) ? linkToPhone(address) : undefined),
    needs: 'номер целиком: +7 949 111-22-33',
    fromSettings: ({ phone }) => linkToPhone(phone),
  },
  telegram: {
    read(address) {
      const [, name] = TELEGRAM_NAME.exec(address) ?? [];
      return name ? linkToTelegram(name) : linkToPage(address, ['t.me', 'telegram.me']);
    },
    needs: 'имя или ссылку: @marketolog_dn или t.me/marketolog_dn',
    fromSettings: ({ telegram }) => linkToTelegram(telegram),
  },
  email: {
    read: (address) => (EMAIL.test(address) ? linkToEmail(address) : undefined),
    needs: 'почту: name@yandex.ru',
    fromSettings: ({ email }) => linkToEmail(email),
  },
  vk: {
    read(address) {
      const [, name] = PAGE_NAME.exec(address) ?? [];
      const hosts = ['vk.com', 'vk.ru', 'vk.me', 'm.vk.com', 'm.vk.ru'];
      if (name) return { href: `https://vk.com/${name}` };
      return linkToPage(address, hosts) ?? fullLink(address);
    },
    needs: 'имя или ссылку: @marketolog_dn или vk.com/marketolog_dn',
  },
  max: {
    read(address) {
      const [, name] = PAGE_NAME.exec(address) ?? [];
      if (name) return { href: `https://max.ru/${name}` };
      return linkToPage(address, ['max.ru', 'web.max.ru']) ?? fullLink(address);
    },
    needs: 'имя или ссылку из профиля: @marketolog_dn или max.ru/marketolog_dn',
  },
  whatsapp: {
    read(address) {
      if (PHONE.test(address)) return { href: `https://wa.me/${internationalDigits(address)}` };
      const hosts = ['wa.me', 'api.whatsapp.com', 'chat.whatsapp.com', 'whatsapp.com'];
      return linkToPage(address, hosts) ?? fullLink(address);
    },
    needs: 'номер целиком: +7 949 111-22-33',
  },
};

export const channelTypes = Object.keys(kinds) as ChannelType[];

const linkToPhone = (phone: string): Link => ({ value: phone, href: telHref(phone) });

const linkToEmail = (email: string): Link => ({ value: email, href: `mailto:${email}` });

const linkToTelegram = (name: string): Link => {
  return { value: `@${name}`, href: `https://t.me/${name}` };
};

/** A page of one of the hosts, with https:// or without. */
function linkToPage(address: string, hosts: readonly string[]): Link | undefined {
  const page = address.replace(/^(https?:\/\/)?(www\.)?/i, '');
  const [host = '', name] = page.split(/[/?#]/);
  return name && hosts.includes(host.toLowerCase()) ? fullLink(`https://${page}`) : undefined;
}

function fullLink(address: string): Link | undefined {
  return /^https:\/\/\S+$/.test(address) && URL.canParse(address) ? { href: address } : undefined;
}

/** '8 (949) 111-22-33' → '79491112233'. Ten digits without a country code are Russian. */
function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return phone.includes('+') ? digits : digits.replace(/^8?(?=\d{10}$)/, '7');
}

/** '8 (949) 111-22-33' → 'tel:+79491112233'. */
export const telHref = (phone: string) => `tel:+${internationalDigits(phone)}`;

/** Returns the name of «@name» and «t.me/name». */
export function telegramNameIn(address: string): string | undefined {
  const { href = '' } = kinds.telegram.read(address) ?? {};
  return /^https:\/\/(?:t|telegram)\.me\/@?([A-Za-z]\w{3,31})\/?$/i.exec(href)?.[1];
}

/** Returns one Russian line about an address that cannot be understood, or that is missing. */
export function channelMistake(type: ChannelType, address: string | undefined): string | undefined {
  const { read, needs, fromSettings } = kinds[type];
  if (!address) return fromSettings ? undefined : `адреса нет; впишите ${needs}`;
  if (read(address)) return undefined;
  const reason = type === 'phone' || type === 'whatsapp' ? undefined : foreignLetter(address)?.text;
  return `«${address}» не понять${reason ? `: ${reason}` : ''}; впишите ${needs}`;
}

type Channel = Pick<ContactLink, 'type' | 'label'> & { address?: string | undefined };

export function contactLinks(channels: readonly Channel[], settings: Addresses): ContactLink[] {
  return channels.map(({ type, label, address = '' }) => {
    const { read, fromSettings } = kinds[type];
    const link = read(address) ?? fromSettings?.(settings) ?? { href: address };
    const { value = label, href } = link;
    return { type, label, value, href, external: href.startsWith('https:') };
  });
}
