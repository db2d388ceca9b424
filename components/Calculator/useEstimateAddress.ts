import { useEffect } from 'react';
import { isEstimateLink } from './estimate-link';

/**
 * Has the address show a result to another person, and that of a step the calculator. A link to the form changes the
 * address, and would lose the estimate at a reload.
 *
 * @param fragment of the shown result, or empty
 */
export function useEstimateAddress(fragment: string) {
  useEffect(() => {
    function write() {
      const { hash, pathname, search } = window.location;
      if (fragment === hash || (!fragment && !isEstimateLink(hash))) return;
      window.history.replaceState(null, '', fragment || pathname + search);
    }
    function onHashChange() {
      // A second link opens as the first one did.
      if (isEstimateLink(window.location.hash)) window.location.reload();
      else write();
    }
    write();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [fragment]);
}
