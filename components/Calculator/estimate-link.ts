import type { PricedService } from './estimate';

/** The key of an estimate in the fragment of an address: `#estimate=landing,seo`. */
const KEY = 'estimate';

export const isEstimateLink = (fragment: string) => fragment.startsWith(`#${KEY}=`);

export function writeFragment(services: readonly Pick<PricedService, 'id'>[]): string {
  return `#${KEY}=${services.map(({ id }) => id).join(',')}`;
}

/** Reads what a link names. Messengers encode its commas and add signs and parameters of their own. */
export function readFragment(fragment: string, services: readonly Pick<PricedService, 'id'>[]) {
  const list = new URLSearchParams(fragment.slice(1).replace('?', '&')).get(KEY) ?? '';
  const named = new Set(list.toLowerCase().match(/[\p{L}\d_-]+/gu));
  const known = services.map(({ id }) => id).filter((id) => named.delete(id));
  return { known: new Set(known), unknown: [...named] };
}
