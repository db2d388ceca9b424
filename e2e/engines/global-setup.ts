import serveTestSite from '../global-setup';
import { missingPackages } from './engines';

/** Says which engines are missing, and serves the site as for the other tests. */
export default function globalSetup() {
  if (missingPackages.length > 0) {
    const message = `Не все браузеры проверены: apt-get install ${missingPackages.join(' ')}`;
    // Nothing may pass there by being absent.
    if (process.env.CI) throw new Error(message);
    console.log(message);
  }
  return serveTestSite();
}
