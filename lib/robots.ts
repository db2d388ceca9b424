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
 */
export function writeRobots(siteUrl: string): string {
  return [
    'User-agent: *',
    // Nothing is forbidden. A crawler that runs scripts needs the .txt files, which are React's data; hosts keep them out
    // of the index by a header (deploy/).
    'Disallow:',
    `Clean-param: ${CLEAN_PARAMETERS.join('&')}`,
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
