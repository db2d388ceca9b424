/** Marks of advertising and of the router in an address: the page behind it is the same. */
const CLEAN_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'yclid',
  'gclid',
  '_rsc',
];

/**
 * The text of robots.txt. Next's own robots route cannot write Clean-param, Yandex's word for parameters that change
 * nothing in a page.
 *
 * @param siteUrl absolute, without a slash at its end
 * @param basePath the path the site lies under, empty for a host's root
 */
export function writeRobots(siteUrl: string, basePath: string): string {
  return [
    'User-agent: *',
    // The export's .txt files are the router's data, not pages; some are asked for with a query.
    `Allow: ${basePath}/robots.txt`,
    `Disallow: ${basePath}/*.txt`,
    `Clean-param: ${CLEAN_PARAMETERS.join('&')}`,
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
