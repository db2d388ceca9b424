import { routes } from '@/lib/routes';
import { leadsOf } from '../fixtures';
import { content } from '../frozen-content';
import { expect, test } from './fixtures';
import type { Tab } from './tab';

/* What a visitor does on the site, in Firefox and in WebKit. */

const { site, calculator, contact, home, seo } = content;
const SCRIPTS = /\/_next\/static\/chunks\/.*\.js/;

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ width });

    test('each page starts by itself, has its headline and fits', async ({ tab }) => {
      for (const { id, path } of routes) {
        await tab.goto(path);
        await tab.hydrated();
        await tab.sees('h1', content[id].hero.title);
        expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });

    test('the chapters are numbered', async ({ tab }) => {
      await tab.goto('/');
      await tab.hydrated();
      const numbers = await tab.evaluate(() =>
        [...document.querySelectorAll('main > section > header')].map((head) =>
          Number(getComputedStyle(head, '::before').content.replace(/\D/g, '')),
        ),
      );
      expect(numbers.length).toBeGreaterThan(10);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    });

    test('back and forward come to the place that was left', async ({ tab, engine }) => {
      test.fail(engine === 'firefox', 'back over a page switch lands wrong');
      await tab.goto('/');
      await tab.hydrated();
      await tab.evaluate(() =>
        document.querySelector('#offers')?.scrollIntoView({ behavior: 'instant' }),
      );
      const left = await tab.evaluate(() => scrollY);
      if (width < 1000) await tab.click('header button', site.header.menu);
      await tab.click('header nav a', site.menu.seo);
      await tab.sees('h1', seo.hero.title);
      await tab.until(0, () => scrollY);
      await tab.back();
      await tab.sees('h1', home.hero.title);
      await tab.until(true, (place) => Math.abs(scrollY - place) < 10, left);
      await tab.forward();
      await tab.sees('h1', seo.hero.title);
      await tab.hydrated();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ width: 360 });

  test('the menu opens, closes and leads on', async ({ tab }) => {
    await tab.goto('/');
    await tab.hydrated();
    const isOpen = () => document.querySelector('header nav')?.matches(':popover-open');
    const openMenu = async () => {
      await tab.click('header button', site.header.menu);
      await tab.until(true, isOpen);
    };
    await openMenu();
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

  test('an empty form says what is missing, and shows the field with its label', async ({
    tab,
  }) => {
    await tab.goto('/#contact');
    await tab.hydrated();
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
  await tab.goto('/');
  await tab.hydrated();
  const shown = () =>
    [...document.querySelectorAll('#cases article')].filter((one) => one.checkVisibility()).length;
  await tab.click('#cases [role=tab]:last-of-type');
  await tab.until(1, shown);
  await tab.click('#cases [role=tab]:first-of-type');
  await tab.until(content.cases.items.length, shown);
  for (const { question } of content.faq.items.slice(0, 2)) await tab.click('summary', question);
  await tab.until(2, () => document.querySelectorAll('#faq details[open]').length);
});

test('the calculator counts every choice, also after a restart, a change and a reload', async ({
  tab,
}) => {
  const { form, result } = calculator;
  const box = (id: string) => `input[value=${id}]`;
  const reach = (step: number) => tab.sees('form', `${form.step} ${step} ${form.of} 4`);
  const finish = async () => {
    for (const step of [1, 2, 3]) {
      await reach(step);
      await tab.click('form button', form.next);
    }
    await reach(4);
    await tab.click('form button', form.finish);
    await tab.sees('#estimate', result.title);
  };
  await tab.goto('/calculator/');
  await tab.hydrated();
  await tab.click(box('vk-targeting'));
  await tab.sees('form', `${form.selected}: 1`);
  await finish();
  await tab.click('#estimate button', result.restart);
  await reach(1);
  await tab.sees('form', `${form.selected}: 0`);
  await tab.click(box('vk-targeting'));
  await tab.sees('form', `${form.selected}: 1`);
  await tab.reload();
  await tab.sees('form', `${form.selected}: 1`);
  await finish();
  await tab.sees('#estimate table', '18 000 ₽/мес');
  await tab.click('#estimate table button');
  await reach(1);
  await tab.sees('form', `${form.selected}: 1`);
  await tab.until(
    true,
    (wanted) => document.querySelector<HTMLInputElement>(wanted)?.checked,
    box('vk-targeting'),
  );
});

test.describe('the form', () => {
  const fields = ['name', 'phone', 'message'] as const;
  const valuesOf = () =>
    [
      ...document.querySelectorAll<HTMLInputElement>(
        '#contact :is([name=name], [name=phone], [name=message])',
      ),
    ].map(({ value }) => value);

  async function fill(tab: Tab, typed: readonly string[]) {
    for (const [index, name] of fields.entries()) {
      await tab.click(`#contact [name=${name}]`);
      await tab.press(typed[index] ?? '');
    }
    await tab.until([...typed], valuesOf);
  }

  async function expectDelivered(tab: Tab, [name = '', phone, message]: readonly string[]) {
    await tab.sees('#contact', contact.notices.sent.title);
    const lead = { from_name: name, from_phone: phone, message, to_email: 'owner@example.ru' };
    expect(await leadsOf(name)).toEqual([lead]);
  }

  test('keeps what was typed over a reload and a failure, and delivers it', async ({
    tab,
    engine,
  }) => {
    const typed = [`Анна (${engine})`, '8 949 123-45-67', 'Салон «Ёлка», нужен сайт'];
    await tab.goto('/');
    await tab.hydrated();
    await fill(tab, typed);
    await tab.reload();
    await tab.hydrated();
    await tab.until([...typed], valuesOf);
    // The proxy refuses what is posted to it.
    await tab.evaluate(() => {
      const { open } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string) {
        XMLHttpRequest.prototype.open = open;
        this.open(method, '/');
      };
    });
    await tab.click('#contact [type=submit]');
    await tab.sees('#contact', contact.notices.failed.title);
    await tab.until([...typed], valuesOf);
    await tab.click('#contact [type=submit]');
    await expectDelivered(tab, typed);
  });

  test('is sent once when pressed before the scripts are there', async ({ tab, site, engine }) => {
    const typed = [`Нетерпеливая (${engine})`, '1', ''];
    const release = site.hold(SCRIPTS);
    await tab.goto('/');
    await tab.until('', () => document.documentElement.dataset.laidOut);
    await fill(tab, typed);
    for (let press = 0; press < 3; press++) await tab.click('#contact [type=submit]');
    await tab.until(true, () => !!document.querySelector('#contact [data-waiting]'));
    release();
    await expectDelivered(tab, typed);
  });
});
