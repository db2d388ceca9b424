import { join } from 'node:path';
import { messengerOf, phoneOf } from '@/lib/channels';
import { contactLinks } from '@/lib/contact-links';
import { readSettings } from '@/lib/settings';
import { describeBusiness } from '@/lib/structured-data';
import { loadContent } from './load';

/** All texts, prices and figures of the site. Server only. */
export const content = loadContent(join(process.cwd(), 'content'));

export const settings = readSettings(process.env);

export const contacts = contactLinks(content.site.channels, settings);

export const phone = phoneOf(contacts);

export const messenger = messengerOf(contacts);

const prices = content.prices.services.map(({ price }) => price);

export const business = describeBusiness({
  siteUrl: settings.siteUrl,
  site: content.site,
  prices,
  phone: phone?.value,
  now: Date.now(),
});
