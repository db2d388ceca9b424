import { settings } from '@/lib/content';

export const dynamic = 'force-static';

/** Advertising and the router add parameters that do not change a page. Yandex has no wildcard for their names. */
const CLEAN_PARAMETERS = [
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'],
  ...['yclid', 'ymclid', 'ysclid', 'gclid', 'gbraid', 'wbraid', 'fbclid', 'openstat', '_openstat'],
  // Advertising on VK and the apps inside it.
  ...['rb_clickid', 'vk_ref', 'vk_platform', 'vk_ad_id', 'vk_campaign_id', 'vk_click_id'],
  // The mark of an advertisement that Russian law asks for.
  'erid',
  '_rsc',
].join('&');

/** Written by hand, because Next's robots file cannot write Clean-param, a directive of Yandex. */
export function GET() {
  // A crawler that runs scripts needs the .txt files, so nothing is forbidden; hosts keep them out of the index (deploy/).
  return new Response(`User-agent: *
Disallow:
Clean-param: ${CLEAN_PARAMETERS}

Sitemap: ${settings.siteUrl}/sitemap.xml
`);
}
