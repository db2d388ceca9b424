/**
 * Reads the fragment of an address: the names it may mean and its values, such as `#contact` and `#estimate=seo`.
 * Advertising systems and messengers add parameters and signs of their own, encoded or not: `#contact?utm_source=vk`.
 */
export function readFragment(hash: string) {
  const values = new URLSearchParams(hash.replace('#', '').replace('?', '&'));
  const names = [...values.keys()].map((key) => /^[\w-]*/.exec(key)?.[0] ?? '');
  return { names, values };
}
