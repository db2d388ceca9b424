import serveTestSite from '../../e2e/global-setup';
import { missingPackages } from './engines';

/** Says which engines are missing, and serves the site as for the other tests. */
export default function globalSetup() {
  if (missingPackages.length > 0) {
    const message = `Не все браузеры проверены: apt-get install ${missingPackages.join(' ')}`;
    // In CI a missing engine must fail the run instead of being skipped.
    if (process.env.CI) throw new Error(message);
    console.log(message);
  }
  return serveTestSite();
}
