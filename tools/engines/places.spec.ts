import { fixtureContent } from '../../e2e/fixture-content';
import { expect, FONTS, SCRIPTS, test, typeLead } from './tab';

const content = fixtureContent();

/* How pages come up, answer and keep their places, in every engine. */

const { home, privacy, reviews, seo, site } = content;

const scrollPosition = () => scrollY;
const isNear = (position: number) => Math.abs(scrollY - position) < 10;

/** Whether the target is right below the header, so that nothing of the section before shows. */
function hasLanded(id: string): boolean {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const top = document.querySelector(id)?.getBoundingClientRect().top ?? 0;
  return Math.abs(top - header) <= 8;
}

test('the menu closes and leads on, and back comes to the place that was left', async ({ tab }) => {
  const isOpen = () => document.querySelector('header nav')?.matches(':popover-open');
  await tab.open('/');
  // A visitor who comes here by his finger has passed all sections above.
  await tab.layOut();
  await tab.evaluate(() =>
    document.querySelector('#offers')?.scrollIntoView({ behavior: 'instant' }),
  );
  // The handwriting is loaded when it comes into view, and may change the heights of what is above.
  await tab.until('loaded', () => document.fonts.status);
  const left = await tab.evaluate(scrollPosition);
  for (const leave of [
    () => tab.click('header nav button', site.header.close),
    () => tab.press('Escape'),
    () => tab.click('header nav a', site.menu.seo),
  ]) {
    await tab.click('header button', site.header.menu);
    await tab.until(true, isOpen);
    // Icons of buttons that are not square or leave the window.
    await tab.until([], () =>
      [...document.querySelectorAll('header button svg')].flatMap((icon) => {
        const { width, height, right } = icon.getBoundingClientRect();
        return width === height && right < innerWidth ? [] : icon.outerHTML;
      }),
    );
    await leave();
    await tab.until(false, isOpen);
  }
  for (const [steps, { title }, position] of [
    [0, seo.hero, 0],
    [-1, home.hero, left],
    [1, seo.hero, 0],
  ] as const) {
    if (steps) await tab.travel(steps);
    await tab.sees('h1', title);
    await tab.until(true, isNear, position);
  }
});

test('a jump from the cold top lands below the header and stays there', async ({
  tab,
  siteProxy,
}) => {
  for (const id of ['#results', '#contact']) {
    const release = siteProxy.hold(FONTS);
    await tab.goto('/');
    await tab.until(1, () => performance.getEntriesByName('first-contentful-paint').length);
    await tab.evaluate((fragment) => {
      // As for those who ask for less motion.
      document.documentElement.style.scrollBehavior = 'auto';
      // React passes over what others add to the body.
      const link = Object.assign(document.createElement('a'), { href: fragment });
      document.body.append(link);
      link.click();
    }, id);
    await tab.until(true, hasLanded, id);
    release();
    await tab.hydrated();
    await tab.until(true, hasLanded, id);
  }
});

test('an address with a fragment opens there, and a reload keeps its place', async ({ tab }) => {
  // With a query of its own each address loads the page anew.
  for (const id of ['#niches', '#services', '#cases', '#faq', '#contact', '#results']) {
    // The fourth and the fifth as advertising systems write them.
    const tail = { '#faq': '&utm_source=vk', '#contact': '?utm_source=vk' }[id] ?? '';
    await tab.goto(`/?${id.slice(1)}${id}${tail}`);
    await tab.until(true, hasLanded, id);
  }
  await tab.hydrated();
  await tab.until(true, hasLanded, '#results');
  await tab.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
  const left = await tab.evaluate(scrollPosition);
  await tab.reload();
  await tab.hydrated();
  await tab.until(true, isNear, left);
});

test('the button is at hand between the hero and the form alone', async ({ tab }) => {
  /** The element in the middle of the lower edge: the bar, the form's section or something else. */
  const atEdge = (selector: string) => {
    document.querySelector(selector)?.scrollIntoView({ behavior: 'instant' });
    const element = document.elementFromPoint(innerWidth / 2, innerHeight - 20);
    return element?.closest('[data-bar], #contact')?.id ?? 'page';
  };
  await tab.open('/');
  await tab.layOut();
  await tab.until('page', atEdge, 'h1');
  await tab.until('', atEdge, '#services');
  await tab.until('', atEdge, '#cases');
  await tab.until('contact', atEdge, '#contact');
});

test('a link opens what a tab hides or a phone folds, each time', async ({ tab }) => {
  const isShown = (selector: string) => {
    const shown = [...document.querySelectorAll(selector)].find((element) =>
      element.checkVisibility(),
    );
    const { top, bottom } = shown?.getBoundingClientRect() ?? new DOMRect();
    return bottom > 0 && top < innerHeight;
  };
  const CLOSED = '[data-category]:not([hidden]) > details:not([open])';
  const OTHER_TAB = '#cases [role=tab]:nth-of-type(2)';
  await tab.open('/');
  await tab.layOut();
  await tab.click(OTHER_TAB);
  for (const [link, hide, hidden] of [
    [reviews.links.case, OTHER_TAB, '#case-lawyer h3'],
    [reviews.links.report, '#report-forest summary', '#report-forest figure svg'],
    [privacy.link, '#privacy summary', '#privacy h3'],
  ] as const) {
    for (let time = 0; time < 2; time++) {
      await tab.until(false, isShown, hidden);
      // The case of a tab opens after the next paint, and moves what is below it.
      await tab.until(null, (closed) => document.querySelector(closed), CLOSED);
      await tab.click(':is(#reviews, footer) a', link);
      await tab.until(true, isShown, hidden);
      await tab.click(hide);
    }
  }
});

test('ticks and clicks before the calculator’s scripts count once', async ({ tab, siteProxy }) => {
  const release = siteProxy.hold(SCRIPTS);
  await tab.goto('/calculator/');
  await tab.click('label:has(input[value=vk-targeting])');
  await tab.until('0.3', () => {
    const answer = document.querySelector('[data-answer]');
    return answer && getComputedStyle(answer).opacity;
  });
  for (let press = 0; press < 3; press++) await tab.click('form button', 'Далее');
  release();
  await tab.sees('form', 'Шаг 2 из 4');
  await tab.sees('form', 'Выбрано услуг: 1');
});

test('three presses before its scripts send a form once', async ({ tab, siteProxy, engine }) => {
  const release = siteProxy.hold(SCRIPTS);
  await tab.goto('/');
  await tab.layOut();
  const lead = await typeLead(tab, `Нетерпеливая (${engine})`, '1', '');
  for (let press = 0; press < 3; press++) await tab.click('#contact [type=submit]');
  await tab.until(true, () => document.querySelector('[data-waiting]') !== null);
  expect(await tab.evaluate(() => location.search)).toBe('');
  release();
  await lead.expectDelivered();
});

test('back shows the very page, and one left while React booted answers', async ({
  tab,
  siteProxy,
}) => {
  // Firefox drops one page in twenty that it could keep; one that it may not keep it drops each time.
  await expect(async () => {
    await tab.open('/');
    await tab.layOut();
    await tab.evaluate(() => void Object.assign(window, { kept: true }));
    await tab.goto('/robots.txt');
    await tab.travel(-1);
    await tab.sees('h1', home.hero.title);
    expect(await tab.read(() => 'kept' in window)).toBe(true);
  }).toPass({ timeout: 30_000 });

  const nameOf = () => document.querySelector<HTMLInputElement>('#contact [name=name]')?.value;
  const release = siteProxy.hold(SCRIPTS);
  await tab.goto('/');
  // All scripts load, but nothing runs them. A script still loading when the page is left would be requested again.
  await tab.evaluate(() => {
    const loader = document.querySelector<HTMLElement>('[data-scripts]:not(html)');
    const count = loader?.dataset.scripts?.split(' ').length;
    const push = () =>
      Object.assign(window, {
        hasAllScripts: document.querySelectorAll('head script[src]').length === count,
      });
    Object.assign(window, { TURBOPACK: { push } });
  });
  release();
  await tab.until(true, () => Reflect.get(window, 'hasAllScripts'));
  // Firefox does not keep a page in whose fields keys were pressed.
  await tab.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('#contact [name=name]');
    if (!field) return;
    field.value = 'Вернувшаяся';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await tab.goto('/robots.txt');
  await tab.travel(-1);
  await tab.hydrated();
  await tab.until('Вернувшаяся', nameOf);
});
