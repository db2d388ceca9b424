import { useEffect } from 'react';
import { isEstimateLink } from './estimate-link';

/**
 * Has the address show a result to another person, and that of a step the calculator. A link to the form changes it, and
 * a reload would lose the estimate.
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
    // A second link opens as the first one did.
    const onHashChange = () =>
      isEstimateLink(window.location.hash) ? window.location.reload() : write();
    write();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [fragment]);
}
