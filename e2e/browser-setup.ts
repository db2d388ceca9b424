import { messageOf } from '../lib/error-message';
import { startBrowser } from './support/browser';

/** Finds the browser of all tests and starts it once, so that a run without one ends here with one line. */
export default async function browserSetup() {
  try {
    const browser = await startBrowser();
    await browser.close();
  } catch (error) {
    // Playwright would add the stack and the source of this line.
    console.error(messageOf(error));
    process.exit(1);
  }
}
