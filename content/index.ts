import { join } from 'node:path';
import { contactLinks, phoneOf } from '@/lib/channels';
import { readSettings } from '@/lib/settings';
import { describeBusiness } from '@/lib/structured-data';
import { loadContent } from './load';

/**
 * All texts, prices and figures of the site. Server only.
 *
 * Each of the two workers of a build reads it again, half a second of twenty: handing it over would be a second way in.
 */
export const content = loadContent(join(process.cwd(), 'content'));

/** The settings of this build. */
export const settings = readSettings(process.env);

/** The ways to reach the owner, in the order of content/site.yaml. */
export const contacts = contactLinks(content.site.channels, settings);

export const phone = phoneOf(contacts);

/** The facts about the business for structured data, the same that visitors read. */
export const business = describeBusiness({
  siteUrl: settings.siteUrl,
  name: content.site.brand,
  telephone: phone?.value,
  city: content.site.city,
  region: content.site.region,
  hours: content.site.hours,
  prices: content.prices.services.map(({ price }) => price),
});
