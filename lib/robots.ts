/** Query parameters of advertising and of the router, which do not change the page. */
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
 * The text of robots.txt. Next's own robots route cannot write Clean-param, Yandex's directive for parameters that do
 * not change a page.
 *
 * @param siteUrl absolute, without a trailing slash
 * @param basePath the path the site is hosted under, empty for the root
 */
export function writeRobots(siteUrl: string, basePath: string): string {
  return [
    'User-agent: *',
    // The export's .txt files are the router's data, not pages; some are requested with a query.
    `Allow: ${basePath}/robots.txt`,
    `Disallow: ${basePath}/*.txt`,
    `Clean-param: ${CLEAN_PARAMETERS.join('&')}`,
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
