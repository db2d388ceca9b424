import { coveredByStrip, stripHeight } from '../../e2e/consent-strip';
import { fixtureContent } from '../../e2e/fixture-content';
import { layOutAsPaper, overlaps } from '../../e2e/print-layout';
import { NEXT_SITE, pages } from '../../e2e/site';
import { expect, SCRIPTS, type Tab, test, typeLead } from './tab';

const content = fixtureContent();

/* A visitor's way in every engine. The tests in e2e/ go into more detail, in Chromium alone. */

const { calculator, contact, privacy } = content;

const SUBMIT = '#contact [type=submit]';

for (const width of [360, 1280]) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ width });

    test('no page scrolls sideways, and printed no texts overlap', async ({ tab }) => {
      for (const path of pages) {
        await tab.open(path);
        expect(await tab.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
        // Every window prints alike.
        if (width > 360) continue;
        // Not every engine can emulate print media.
        await tab.evaluate(() => {
          for (const style of document.querySelectorAll('style')) {
            style.textContent = style.textContent.replace(/@media[^{]+/g, (media) =>
              media.replace(/print|screen/g, (medium) => (medium === 'print' ? 'screen' : 'print')),
            );
          }
        });
        await tab.evaluate(layOutAsPaper);
        expect(await tab.evaluate(overlaps), path).toEqual([]);
      }
    });
  });
}

test('an empty form says what is missing and shows the field with its label', async ({ tab }) => {
  await tab.open('/#contact');
  await tab.click(SUBMIT);
  await tab.sees('#contact form', contact.form.missing.name);
  await tab.sees('#contact form', contact.form.missing.phone);
  await tab.until('name', () => document.activeElement?.getAttribute('name'));
  await tab.until(true, () => {
    const header = document.querySelector('header')?.getBoundingClientRect();
    const label = document.querySelector('#contact label')?.getBoundingClientRect();
    return label && header && label.top >= header.bottom && label.bottom < innerHeight;
  });
});

// The whole card, where its name, price and description stand.
const CARD = 'label:has(input[value=vk-targeting])';

/** Waits for a step of the calculator with this many services chosen, right below the header. */
async function reach(tab: Tab, step: number, chosen: number) {
  await tab.sees('form', `Шаг ${step} из 4`);
  await tab.sees('form', `Выбрано услуг: ${chosen}`);
  if (step === 1) return;
  await tab.until(true, () => {
    const top = document.querySelector('form p')?.getBoundingClientRect().top ?? 0;
    return top >= 40 && top <= 200;
  });
}

// A change from the result is tested in components/calculator/Calculator.
test('choices count, also after a restart and a reload', async ({ tab }) => {
  await tab.open('/calculator/');
  await tab.click(CARD);
  for (const step of [1, 2, 3, 4]) {
    await reach(tab, step, 1);
    await tab.click('form button', step < 4 ? 'Далее' : 'Получить расчет');
  }
  await tab.sees('#estimate table', '18 000 ₽/мес');
  await tab.click('#estimate button', 'Рассчитать заново');
  await reach(tab, 1, 0);
  await tab.click(CARD);
  await reach(tab, 1, 1);
  await tab.evaluate(() => scrollBy({ top: 600, behavior: 'instant' }));
  await tab.reload();
  // The browser's own return to the place would scroll a step away.
  await tab.until(true, () => scrollY > 300);
  await reach(tab, 1, 1);
});

test('a shared estimate outlives the way to the form; a second opens', async ({ tab }) => {
  await tab.open('/calculator/#estimate=seo,complex.');
  await tab.click('#estimate button', `${calculator.form.remove} 5 000 ₽/мес`);
  await tab.click('#estimate a', 'Оставить заявку с этим расчётом');
  await tab.until('#estimate=complex', () => location.hash);
  await tab.reload();
  await tab.hydrated();
  await tab.sees('#estimate table', '15 000 ₽/мес');
  await tab.evaluate(() => location.assign('#estimate=landing'));
  await tab.sees('#estimate table', '19 500 ₽');
});

test('a form keeps what was typed over a reload', async ({ tab, engine }) => {
  await tab.open('/');
  const lead = await typeLead(tab, `Анна (${engine})`, '8 949 123-45-67', 'Салон «Ёлка»');
  await tab.reload();
  await tab.hydrated();
  await lead.expectTyped();
  await tab.click(SUBMIT);
  await lead.expectDelivered();
});

test('a lead that cannot be sent can go by SMS, word for word', async ({ tab }) => {
  await tab.open('/');
  const message = 'Салон «Ёлка» & сайт #1, и ещё 5 %';
  await typeLead(tab, 'Без связи', '8 949 123-45-67', message);
  await tab.evaluate(() => {
    XMLHttpRequest.prototype.send = function () {
      this.dispatchEvent(new ProgressEvent('error'));
    };
  });
  await tab.click(SUBMIT);
  await tab.sees('#contact [role=status]', contact.notices.failed.title);
  const sms = await tab.evaluate(
    () => document.querySelector<HTMLAnchorElement>('#contact [role=status] a[href^=sms]')?.href,
  );
  const [number, body = ''] = String(sms).split('?&body=');
  expect(number).toBe('sms:+79491112233');
  expect(decodeURIComponent(body)).toBe(['Без связи', '8 949 123-45-67', message].join('\n'));
});

test.describe('on a site that counts its visits', () => {
  test.use({ version: NEXT_SITE });

  test('the strip asks once, past the first screen, over no field or bar', async ({ tab }) => {
    const heightAt = async (top: number) => {
      await tab.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      // The strip gives way a moment after the scroll.
      await tab.until([], coveredByStrip);
      return tab.evaluate(stripHeight);
    };
    await tab.open('/');
    await tab.layOut();
    expect(await heightAt(0)).toBe(0);
    const end = await tab.evaluate(() => document.documentElement.scrollHeight);
    const heights: number[] = [];
    for (let top = 700; top < end; top += 350) heights.push(await heightAt(top));
    expect(heights.filter((height) => height > 0).length).toBeGreaterThan(5);
    expect(Math.max(...heights)).toBeLessThan(100);

    await tab.evaluate(() => scrollTo({ top: 1600, behavior: 'instant' }));
    await tab.click('body > section button', privacy.counter.deny);
    await tab.until(0, stripHeight);
    await tab.open('/seo-donetsk/');
    await tab.layOut();
    await tab.evaluate(() => scrollTo({ top: 1600, behavior: 'instant' }));
    await tab.sees('footer [aria-pressed=true]', privacy.counter.deny);
    expect(await tab.evaluate(stripHeight)).toBe(0);
  });
});

/** What stands in the fields, and where the visitor is. */
const fieldsAsSeen = () => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('#contact :is(input, textarea)')];
  const texts = fields
    .filter(({ type }) => !['checkbox', 'radio'].includes(type))
    .map(({ value }) => value);
  const ticked = [...document.querySelectorAll<HTMLInputElement>('[name=service]:checked')];
  return [...texts, ...ticked.map(({ value }) => value)];
};

test('a reloaded page has its texts and ticks before any script of Next', async ({
  tab,
  siteProxy,
}) => {
  await tab.open('/calculator/');
  await typeLead(tab, 'Анна', '8 949 123-45-67', 'Салон «Ёлка»');
  await tab.click(CARD);
  await tab.sees('form', 'Выбрано услуг: 1');
  const release = siteProxy.hold(SCRIPTS);
  await tab.reload();
  await tab.until(['Анна', '8 949 123-45-67', 'Салон «Ёлка»', 'vk-targeting'], fieldsAsSeen);
  expect(await tab.evaluate(() => '__next_f' in window)).toBe(false);
  release();
  await tab.hydrated();
});

test.describe('where an extension has changed the page', () => {
  test.use({ expectedMessages: /Minified React error #418/ });

  test('texts, ticks and focus survive a re-render by React', async ({ tab, siteProxy }) => {
    const release = siteProxy.hold(SCRIPTS);
    await tab.goto('/calculator/');
    await tab.evaluate(() => {
      for (const field of document.querySelectorAll('input, textarea')) {
        field.after(document.createElement('div'));
      }
      Object.assign(window, { early: document.querySelector('#contact [name=message]') });
    });
    await tab.click(CARD);
    await typeLead(tab, 'Анна', '8 949 123-45-67', 'Салон «Ёлка»');
    release();
    await tab.hydrated();
    // React has thrown away what was there.
    expect(
      await tab.evaluate(() => (window as Window & { early?: Element }).early?.isConnected),
    ).toBe(false);
    await tab.until(['Анна', '8 949 123-45-67', 'Салон «Ёлка»', 'vk-targeting'], fieldsAsSeen);
    await tab.sees('form', 'Выбрано услуг: 1');
    await tab.until('message', () => document.activeElement?.getAttribute('name'));
    await tab.press('!');
    await tab.until(['Анна', '8 949 123-45-67', 'Салон «Ёлка»!', 'vk-targeting'], fieldsAsSeen);
  });
});

test('going back closes an enlarged work and stays on the page', async ({ tab }) => {
  const isOpen = () => document.querySelector('#works dialog')?.hasAttribute('open');
  await tab.open('/website-creation-donetsk/');
  await tab.click('#portfolio a[data-enlarges]');
  await tab.until(true, isOpen);
  await tab.travel(-1);
  await tab.until(false, isOpen);
  await tab.until('/website-creation-donetsk/', () => location.pathname);
});

test.describe('on a phone', () => {
  test.use({ width: 390 });

  test('going back closes the menu and stays on the page', async ({ tab }) => {
    const isOpen = () => document.querySelector('header nav')?.matches(':popover-open');
    await tab.open('/seo-donetsk/');
    await tab.click('header button', content.site.header.menu);
    await tab.until(true, isOpen);
    await tab.travel(-1);
    await tab.until(false, isOpen);
    await tab.until('/seo-donetsk/', () => location.pathname);
  });
});

test('going back closes the dialog of a call and stays at the estimate', async ({ tab }) => {
  const isOpen = () => document.querySelector('[role=alertdialog]') !== null;
  await tab.open('/calculator/');
  await tab.click(CARD);
  for (const step of [1, 2, 3, 4]) {
    await reach(tab, step, 1);
    await tab.click('form button', step < 4 ? 'Далее' : 'Получить расчет');
  }
  await tab.click('#estimate button', calculator.result.call);
  await tab.until(true, isOpen);
  await tab.travel(-1);
  await tab.until(false, isOpen);
  await tab.sees('#estimate', calculator.result.title);
});

test('the search of the browser finds words of sections that are not laid out yet', async ({
  tab,
}) => {
  await tab.goto('/');
  const { question = '' } = content.faq.items.at(-1) ?? {};
  const isLaidOut = () =>
    document.querySelector('#faq summary')?.checkVisibility({ contentVisibilityAuto: true });
  expect(await tab.evaluate(isLaidOut)).toBe(false);
  expect(await tab.evaluate(findOnPage, question)).toBe(true);
});

/** What the search of the page finds, which WebKit and Firefox offer to scripts too. */
function findOnPage(words: string): boolean {
  const page: Window & { find?(words: string): boolean } = window;
  return page.find?.(words) ?? false;
}
