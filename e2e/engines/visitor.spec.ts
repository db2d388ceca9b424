import { content } from '../fixture-content';
import { leadsOf } from '../fixtures';
import { expect, SCRIPTS, test } from './fixtures';
import type { Tab } from './tab';

/* The way of a visitor in Firefox and in WebKit. */

const { site, calculator, contact, seo } = content;

/** Icons that are not square or leave the window, and links that the button which closes the menu covers. */
function squeezedOrCovered(): string[] {
  const isVisible = (one: Element) => one.checkVisibility({ visibilityProperty: true });
  const icons = [...document.querySelectorAll('header button svg')].filter((icon) => {
    const { width, height, right } = icon.getBoundingClientRect();
    return width !== height || right >= innerWidth;
  });
  const left = document.querySelector('header nav button')?.getBoundingClientRect().left ?? 0;
  const links = [...document.querySelectorAll('header > div > a')].filter(
    (link) => isVisible(link) && link.getBoundingClientRect().right > left,
  );
  return [...icons, ...links].map(({ outerHTML }) => outerHTML);
}

test.describe('on a phone', () => {
  test.use({ width: 360 });

  test('the menu opens, is whole, closes and leads on', async ({ tab }) => {
    const isOpen = () => document.querySelector('header nav')?.matches(':popover-open');
    const openMenu = async () => {
      await tab.click('header button', site.header.menu);
      await tab.until(true, isOpen);
    };
    await tab.open('/');
    await openMenu();
    expect(await tab.evaluate(squeezedOrCovered), 'squeezed or covered').toEqual([]);
    await tab.click('header nav button', site.header.close);
    await tab.until(false, isOpen);
    await openMenu();
    await tab.press('Escape');
    await tab.until(false, isOpen);
    await openMenu();
    await tab.click('header nav a', site.menu.seo);
    await tab.sees('h1', seo.hero.title);
    await tab.until(false, isOpen);
  });

  test('an empty form says what is missing and shows the field with its label', async ({ tab }) => {
    await tab.open('/#contact');
    await tab.click('#contact [type=submit]');
    await tab.sees('#contact form', contact.form.missing.name);
    await tab.sees('#contact form', contact.form.missing.phone);
    await tab.until('name', () => document.activeElement?.getAttribute('name'));
    await tab.until(true, () => {
      const header = document.querySelector('header')?.getBoundingClientRect();
      const label = document.querySelector('#contact label')?.getBoundingClientRect();
      return label && header && label.top >= header.bottom && label.bottom < innerHeight;
    });
  });
});

test('the tabs of the cases show one niche, and several questions stay open', async ({ tab }) => {
  await tab.open('/');
  const shown = () =>
    [...document.querySelectorAll('#cases article')].filter((one) => one.checkVisibility()).length;
  await tab.click('#cases [role=tab]:last-of-type');
  await tab.until(1, shown);
  await tab.click('#cases [role=tab]:first-of-type');
  await tab.until(content.cases.items.length, shown);
  for (const { question } of content.faq.items.slice(0, 2)) await tab.click('summary', question);
  await tab.until(2, () => document.querySelectorAll('#faq details[open]').length);
});

test.describe('the calculator', () => {
  test.use({ width: 360 });

  const { form } = calculator;
  const VK = 'input[value=vk-targeting]';
  // The whole card, where its name, price and description stand.
  const CARD = `label:has(${VK})`;
  // «Шаг N из 4», right below the header.
  const isInPlace = () => {
    const top = document.querySelector('form p')?.getBoundingClientRect().top ?? 0;
    return top >= 40 && top <= 200;
  };
  const reach = (tab: Tab, step: number) => tab.sees('form', `Шаг ${step} из 4`);
  const counts = (tab: Tab, count: number) => tab.sees('form', `Выбрано услуг: ${count}`);

  async function finish(tab: Tab) {
    for (const step of [1, 2, 3, 4]) {
      await reach(tab, step);
      if (step > 1) await tab.until(true, isInPlace);
      await tab.click('form button', step < 4 ? 'Далее' : 'Получить расчет');
    }
    await tab.sees('#estimate table', '18 000 ₽/мес');
  }

  test('counts every choice, also after a restart, a change and a reload', async ({ tab }) => {
    await tab.open('/calculator/');
    await tab.click(CARD);
    await counts(tab, 1);
    await finish(tab);
    await tab.click('#estimate button', 'Рассчитать заново');
    await reach(tab, 1);
    await counts(tab, 0);
    await tab.click(CARD);
    await counts(tab, 1);
    await tab.evaluate(() => scrollBy({ top: 600, behavior: 'instant' }));
    await tab.reload();
    await counts(tab, 1);
    await finish(tab);
    await tab.click('#estimate table button');
    await reach(tab, 1);
    await counts(tab, 1);
    await tab.until(true, (box) => document.querySelector<HTMLInputElement>(box)?.checked, VK);
  });

  test('keeps a shared estimate over the way to the form, and opens a second link', async ({
    tab,
  }) => {
    await tab.open('/calculator/#estimate=seo,complex.');
    await tab.click('#estimate button', `${form.remove} 5 000 ₽/мес`);
    await tab.click('#estimate a', 'Оставить заявку с этим расчётом');
    await tab.until('#estimate=complex', () => location.hash);
    await tab.reload();
    await tab.sees('#estimate table', '15 000 ₽/мес');
    await tab.evaluate(() => location.assign('#estimate=landing'));
    await tab.sees('#estimate table', '19 500 ₽');
  });

  test('answers once to a tick and clicks made before its scripts came', async ({ tab, site }) => {
    const release = site.hold(SCRIPTS);
    await tab.goto('/calculator/');
    await tab.click(CARD);
    await tab.until('0.3', () => {
      const answer = document.querySelector('[data-answer]');
      return answer && getComputedStyle(answer).opacity;
    });
    for (let press = 0; press < 3; press++) await tab.click('form button', 'Далее');
    release();
    await reach(tab, 2);
    await counts(tab, 1);
  });
});

test.describe('the form', () => {
  const SUBMIT = '#contact [type=submit]';
  const valuesOf = () =>
    ['name', 'phone', 'message'].map(
      (name) => document.querySelector<HTMLInputElement>(`#contact [name=${name}]`)?.value ?? '',
    );

  async function fill(tab: Tab, name: string, phone: string, message: string) {
    for (const [field, text] of Object.entries({ name, phone, message })) {
      await tab.click(`#contact [name=${field}]`);
      await tab.press(text);
    }
    await tab.until([name, phone, message], valuesOf);
  }

  async function expectDelivered(tab: Tab, name: string, phone: string, message: string) {
    await tab.sees('#contact', 'Заявка отправлена!');
    const lead = { from_name: name, from_phone: phone, message, to_email: 'owner@example.ru' };
    expect(await leadsOf(name)).toEqual([lead]);
  }

  test('keeps what was typed over a reload and a failure, and delivers it', async ({
    tab,
    engine,
  }) => {
    const typed = [`Анна (${engine})`, '8 949 123-45-67', 'Салон «Ёлка», нужен сайт'] as const;
    await tab.open('/');
    await fill(tab, ...typed);
    await tab.reload();
    await tab.hydrated();
    await tab.until([...typed], valuesOf);
    await tab.evaluate(() => {
      const { open: send } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string) {
        XMLHttpRequest.prototype.open = send;
        // A host has nothing there, whatever the method.
        this.open(method, '/nope/');
      };
    });
    await tab.click(SUBMIT);
    await tab.sees('#contact', 'Ошибка отправки');
    await tab.until([...typed], valuesOf);
    await tab.click(SUBMIT);
    await expectDelivered(tab, ...typed);
  });

  test('is sent once when pressed before its scripts came', async ({ tab, site, engine }) => {
    const typed = [`Нетерпеливая (${engine})`, '1', ''] as const;
    const release = site.hold(SCRIPTS);
    await tab.goto('/');
    await tab.laidOut();
    await fill(tab, ...typed);
    for (let press = 0; press < 3; press++) await tab.click(SUBMIT);
    await tab.until(true, () => document.querySelector('[data-waiting]') !== null);
    release();
    await expectDelivered(tab, ...typed);
  });
});
