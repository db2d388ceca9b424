import { join } from 'node:path';
import { contactLinks } from '@/lib/channels';
import { readSettings } from '@/lib/settings';
import { describeBusiness } from '@/lib/structured-data';
import { loadContent } from './load';

/** All words, prices and figures of the site, read and checked once while building. Server only. */
export const content = loadContent(join(process.cwd(), 'content'));

/** The settings of this build. */
export const settings = readSettings(process.env);

/** The ways to reach the owner, in his order. */
export const contacts = contactLinks(content.site.channels, settings);

/** How the site is known to search engines and to those it is shared with. */
export const siteIdentity = { name: content.site.brand, url: settings.siteUrl };

/** The facts that search engines are told about the owner's business, in the same words that visitors read. */
export const business = describeBusiness({
  siteUrl: settings.siteUrl,
  name: content.site.brand,
  telephone: contacts.find(({ type }) => type === 'phone')?.value,
  city: content.site.city,
  region: content.site.region,
  hours: content.site.hours,
  prices: content.prices.services.map(({ price }) => price),
});
