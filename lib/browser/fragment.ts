/**
 * Reads the names and values of a fragment, such as `#contact` and `#estimate=seo`.
 * Advertising systems and messengers add parameters and characters, encoded or not: `#contact?utm_source=vk`.
 */
export function readFragment(hash: string) {
  const values = new URLSearchParams(hash.replace('#', '').replace('?', '&'));
  const names = [...values.keys()].map((key) => /^[\w-]*/.exec(key)?.[0] ?? '');
  return { names, values };
}
