import { type CheckOptions, LinkChecker, type LinkResult } from 'linkinator';

/**
 * Asks for every address of its own that the site names: links, fragments, pictures, styles, icons, share pictures and
 * what the structured data names. A browser asks for few of them.
 *
 * @param site where the site is served, without a slash at its end
 * @param publicAddress its address as the pages have it
 */
export async function crawlLinks(site: string, publicAddress: string): Promise<LinkResult[]> {
  const options: Omit<CheckOptions, 'path'> = {
    checkCss: true,
    checkFragments: true,
    redirects: 'error',
    urlRewriteExpressions: [{ pattern: prefix(publicAddress), replacement: site }],
    linksToSkip: async (url: string) => !`${url}/`.startsWith(`${site}/`),
  };
  // Two starts in one run would let linkinator take the pages behind the second for seen.
  const fromHome = await new LinkChecker().check({ path: `${site}/`, recurse: true, ...options });
  const fromMissing = await new LinkChecker().check({ path: `${site}/404.html`, ...options });
  return [...fromHome.links, ...fromMissing.links];
}

/** An address at the beginning of others, to the letter. */
function prefix(address: string): RegExp {
  return new RegExp(`^${address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=/|$)`);
}
