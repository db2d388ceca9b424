import { useEffect } from 'react';
import { isEstimateLink } from './estimate-link';

/** Keeps the fragment of the shown result in the address, also after a link to the form; steps have an empty one. */
export function useEstimateAddress(fragment: string) {
  useEffect(() => {
    const { pathname } = window.location;
    function write() {
      const { hash, search } = window.location;
      const wanted = fragment || (isEstimateLink(hash) ? pathname + search : hash);
      if (wanted !== hash) window.history.replaceState(null, '', wanted);
    }
    function onHashChange() {
      // On the way back to another page this one is still shown.
      if (window.location.pathname !== pathname) return;
      // A second link opens as the first one did.
      if (isEstimateLink(window.location.hash)) window.location.reload();
      else write();
    }
    write();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [fragment]);
}
