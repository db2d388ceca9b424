import './keep-early-input';
import './picture-fallback';
import './replay-clicks';
import './from-disk';
import './start-scripts';
import './load-headline';
import './log-missing-path';
import './forget-old-site';
import { startPage } from '../../../lib/browser/start-page';
import { restoreScroll } from './scroll-position';

// Browsers for privacy may give an empty timeline.
const [opened] = performance.getEntriesByType('navigation') as (
  | PerformanceNavigationTiming
  | undefined
)[];

// Some hosts answer `//calculator/` with the page and some do not, and the router knows no such path. A host that has
// redirected the visitor here would do so again.
if (location.pathname.startsWith('//')) {
  const address = location.pathname.replace(/^\/+/, '/') + location.search + location.hash;
  if (opened?.redirectCount) history.replaceState(null, '', address);
  else location.replace(address);
}

startPage();
restoreScroll(opened?.type);
