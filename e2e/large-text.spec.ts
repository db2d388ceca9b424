import { findHeadlessShell } from '../scripts/browser';
import { cutOff } from '../scripts/visit/page';
import { content } from './fixture-content';
import { expect, open, test } from './fixtures';
import { menuOf, openMenu } from './menu';

// A default text twice as large as usual, set in the browser.
test.use({
  viewport: { width: 360, height: 740 },
  launchOptions: {
    executablePath: findHeadlessShell(),
    args: ['--blink-settings=defaultFontSize=32'],
  },
});

// The first two, and the service page with most sections.
for (const path of ['/', '/calculator/', '/website-creation-donetsk/']) {
  test(`${path} fits a phone with large text, its header and its menu too`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    expect(await cutOff(page)).toEqual([]);
    const controls = page.locator('body > header :is(a, button):visible');
    for (const control of await controls.all()) {
      // The skip link waits above the page.
      if ((await control.getAttribute('href')) === '#main') continue;
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    await openMenu(page);
    const close = menuOf(page).getByRole('button', { name: content.site.header.close });
    await expect(close).toBeInViewport({ ratio: 1 });
    expect(await cutOff(page)).toEqual([]);
  });
}
