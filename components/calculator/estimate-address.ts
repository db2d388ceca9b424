import { useLayoutEffect } from 'react';
import { readFragment } from '@/lib/browser/fragment';
import type { Service } from '@/lib/content/schema';

/** The key of an estimate in the fragment of an address: `#estimate=landing,seo`. */
const KEY = 'estimate';

const isEstimateLink = (fragment: string) => readFragment(fragment).values.has(KEY);

export const writeFragment = (ids: readonly string[]) => `#${KEY}=${ids.join(',')}`;

/** Reads the ids that a link names, and those of them that no service has. Messengers add characters to the last one. */
export function readEstimate(fragment: string, services: readonly Pick<Service, 'id'>[]) {
  const list = readFragment(fragment).values.get(KEY) ?? '';
  const linkedIds = new Set(list.toLowerCase().match(/[\p{L}\d_-]+/gu));
  const serviceIds = services.map(({ id }) => id);
  return {
    ids: new Set(serviceIds.filter((id) => linkedIds.has(id))),
    unknownIds: [...linkedIds].filter((id) => !serviceIds.includes(id)),
  };
}

/**
 * Writes the ids of the chosen services into the fragment, and keeps those of the opened link that no service has. Does
 * so again after a link to the form has replaced the fragment.
 */
export function useEstimateAddress(ids: readonly string[]) {
  const fragment = ids.length > 0 ? writeFragment(ids) : '';
  useLayoutEffect(() => {
    const { pathname } = window.location;
    function write() {
      const { hash, search } = window.location;
      const wanted = fragment || (isEstimateLink(hash) ? pathname + search : hash);
      if (wanted !== hash) window.history.replaceState(null, '', wanted);
    }
    function onHashChange({ newURL }: HashChangeEvent) {
      // While the browser goes back to another page, this one is still shown.
      if (window.location.pathname !== pathname) return;
      if (!isEstimateLink(new URL(newURL).hash)) return write();
      // Another link opens like the first one. The router may just have restored the first address, so the new one is
      // set again.
      window.history.replaceState(null, '', newURL);
      window.location.reload();
    }
    write();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [fragment]);
}
