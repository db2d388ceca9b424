import { expect, type Page, test } from '@playwright/test';
import { fixtureContent } from '../../../e2e/fixture-content';
import { plain, press } from '../../../e2e/fixtures';
import { fill, formStatus, submit } from '../../../e2e/lead-form';
import { deepValues } from '../../../lib/content/deep-values';
import { valueIn } from '../../../lib/content/fields';
import { formatNumber } from '../../../lib/format';
import { start, stop } from '../../shared/testing/preview';
import { ownerOf } from '../editor/paths';
import { openLive } from './editor-page';

const content = fixtureContent();

// The development server compiles each page, and each text of it is clicked.
test.describe.configure({ timeout: 500_000 });

let preview: Awaited<ReturnType<typeof start>>;

test.beforeAll(async () => {
  preview = await start('NEXT_PUBLIC_TELEGRAM=handle\n');
});

test.afterAll(() => stop(preview));

/**
 * The words that the site makes, by the part of the content that it makes them from, which a click on them opens: sums of
 * reports and of the calculator, prices with their unit, days of a calendar, words between two sums, the 404.
 */
const MADE: Record<string, string[]> = {
  'calculator.form': ['1', '4', '0', '19 500 ₽'],
  'calculator.form.short': ['19 500 ₽', '25 000 ₽'],
  'calculator.result': [
    '29',
    'ноября',
    '2026',
    'г.',
    '49 500 ₽',
    '30 000 ₽',
    '44 500 ₽',
    '2',
    'декабря',
  ],
  'cases.items.1': ['пн', 'вт', 'ср', 'чт', 'пт'],
  'contact.form.reply': ['telegram'],
  // What the visitor wrote, and until when he gets an answer.
  'contact.receipt': ['ян', '8 949 123 45 67', '14', '00'],
  'home.advantages.report.rows': ['2 400 ₽', '8', '300 ₽'],
  'home.advantages.report.rows.0': ['200 ₽'],
  'home.hero.sheet.calculation': ['25 000 ₽', '48–96'],
  'not-found': ['404'],
  'prices.services.0': ['25 000 ₽', '/мес'],
  'prices.services.1': ['18 000 ₽', '/мес'],
  'prices.services.2': ['5 000 ₽', '/мес'],
  'prices.services.3': ['5 000 ₽', '/мес'],
  'prices.services.6': ['5 000 ₽', '/мес'],
  'prices.services.7': ['15 000 ₽', '/мес'],
  'results.clients.0': [
    '10 033 ₽, 5',
    '2 487 ₽',
    '3',
    '725 ₽',
    '1 800 ₽',
    '20 000 +',
    '43 000',
    '63 000 ₽',
    '2 284–5 623 ₽',
    '207 ₽,',
    '414 ₽,',
    '1 785 ₽',
    '414 → 207 ₽',
    '1 096 ₽',
    'и',
    '2 863 ₽',
    '43 000 ₽',
    '/мес.',
    '183',
    '91',
    '73',
  ],
  'results.clients.0.months': ['5 092 ₽', '1 800 ₽'],
  'results.clients.0.months.0.month': ['56', '78', '140', '40'],
  'results.clients.0.months.2.month': ['40'],
  'results.clients.1': [
    '2',
    '460 → 280 ₽',
    '648 ₽',
    '1 268 ₽',
    '723 ₽',
    'и',
    '1 813 ₽',
    '18 000 ₽',
    '/мес.',
    '48',
    '30',
    '33',
  ],
  'results.clients.1.months.0.month': ['67', '0'],
  'seo.example.chart': ['41 → 3'],
};

type State = { name: string; path: string; prepare?: (page: Page) => Promise<void> };

const STATES: State[] = [
  { name: 'home', path: '/' },
  {
    name: 'home after a form without a phone',
    path: '/',
    prepare: async (page) => {
      await submit(page).click();
      await expect(formStatus(page)).not.toBeEmpty();
    },
  },
  {
    name: 'home after a lead was sent',
    path: '/',
    prepare: async (page) => {
      await fill(page, 'Ян');
      await submit(page).click();
      await expect(formStatus(page)).not.toBeEmpty();
    },
  },
  { name: 'the calculator', path: '/calculator/' },
  { name: 'an estimate', path: '/calculator/#estimate=yandex-context,landing' },
  {
    name: 'an estimate of nothing',
    path: '/calculator/',
    prepare: async (page) => {
      for (const { title } of content.calculator.steps) {
        await expect(page.getByRole('heading', { name: plain(title) })).toBeVisible();
        await press(page, content.calculator.form.skip);
      }
    },
  },
  { name: 'targeting', path: '/targeting-donetsk/' },
  { name: 'contextual advertising', path: '/contextual-advertising-donetsk/' },
  { name: 'websites', path: '/website-creation-donetsk/' },
  { name: 'seo', path: '/seo-donetsk/' },
  { name: 'the missing page', path: '/no-such-page/' },
];

/** The words of each place, as they are compared: in small letters, with ordinary spaces. */
const wordsOfPlaces = new Map<string, string>([
  ['env.NEXT_PUBLIC_PHONE', '+7 949 000-00-00'],
  ['env.NEXT_PUBLIC_TELEGRAM', '@handle'],
  ['env.NEXT_PUBLIC_OWNER_EMAIL', 'owner@example.ru'],
  ['site.hours', comparable(content.site.hours.shown)],
]);
/** The numbers of the fields that have one. */
const numbersOfPlaces = new Map<string, string[]>();
for (const { value, path } of deepValues(content)) {
  // The parts of a text open the text: «в марте» the month «Март».
  const place = path.join('.').replace(/Parts(\..*)?$/, '');
  if (typeof value === 'number') {
    // The ends of a range open together.
    const opened = path.join('.').replace(/\.range\.\w+$/, '.range');
    const others = numbersOfPlaces.get(opened) ?? [];
    numbersOfPlaces.set(opened, [...others, comparable(formatNumber(value))]);
  }
  if (typeof value !== 'string') continue;
  // The forms of a noun open together.
  const isForm = path.at(-1) === Number(path.at(-1)) && valueIn(content, place) === value;
  const places = isForm ? [place, ownerOf(place)] : [place];
  for (const each of places)
    wordsOfPlaces.set(each, `${wordsOfPlaces.get(each) ?? ''} ${comparable(value)}`);
}

function comparable(text: string): string {
  return plain(text).toLowerCase();
}

/** `isKey` tells that the keyboard opened all that an element has, not the words under a pointer. */
type Clicked = { words: string; place: string; isMade: boolean; isKey: boolean };

/**
 * Clicks every text of the page in its middle, and each word of one that is made of several. What cannot be clicked, such
 * as the caption of a table for screen readers, is opened by the keyboard.
 */
async function clickTexts(words: [place: string, words: string][]): Promise<Clicked[]> {
  const wordsOf = new Map(words);
  const comparable = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  for (const details of document.querySelectorAll('details')) details.open = true;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const skipped = 'head, script, style, noscript, nextjs-portal, [data-editor]';
    if (/[\p{L}\d]/u.test(text.data) && !text.parentElement?.closest(skipped)) texts.push(text);
  }

  const formOf = () => document.querySelector<HTMLFormElement>('[data-editor] form');
  const until = async (isReached: () => boolean) => {
    for (let tries = 0; tries < 500 && !isReached(); tries++)
      await new Promise((resolve) => setTimeout(resolve));
  };

  async function open(target: Element | undefined, event: Event) {
    target?.dispatchEvent(event);
    await until(() => formOf() !== null);
    const form = formOf();
    const { cell } = (document.activeElement as HTMLElement | null)?.dataset ?? {};
    const status = document.querySelector('[data-editor] [role="toolbar"]')?.textContent ?? '';
    const opened = { place: cell ?? form?.dataset.place ?? '', isMade: status.includes('сам') };
    form?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await until(() => formOf() === null);
    return opened;
  }

  /** Clicks the middle of a part of a text, if that is where the pointer would hit it. */
  async function click(text: Text, start: number, end: number) {
    const element = text.parentElement as Element;
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = range.getClientRects()[0] ?? new DOMRect();
    const point = { clientX: left + width / 2, clientY: top + height / 2 };
    const hit = width > 0 ? document.elementFromPoint(point.clientX, point.clientY) : null;
    const init = { bubbles: true, cancelable: true };
    const isHit = hit && (element.contains(hit) || hit.contains(element));
    if (isHit)
      return { ...(await open(hit, new MouseEvent('click', { ...init, ...point }))), isKey: false };
    const key = new KeyboardEvent('keydown', { ...init, key: 'Enter' });
    return { ...(await open(element.closest('[data-edit]') ?? undefined, key)), isKey: true };
  }

  const all: Clicked[] = [];
  for (const text of texts) {
    const opened = await click(text, 0, text.length);
    const own = wordsOf.get(opened.place) ?? '';
    const shown = comparable(text.data);
    // Sums and ranges, and words.
    const parts = [...text.data.matchAll(/\d[\d\s–→₽%+,]*|[^\s\d–]*\p{L}[^\s\d–]*/gu)];
    const isWhole = opened.isMade ? parts.length === 1 : own.includes(shown);
    if (opened.isKey || isWhole) {
      all.push({ words: shown, ...opened });
      continue;
    }
    for (const { 0: word, index } of parts)
      all.push({ words: comparable(word), ...(await click(text, index, index + word.length)) });
  }
  return all;
}

/** Whether a place has these words, apart from the marks around them. */
function says({ place, words, isKey }: Clicked): boolean {
  const own = wordsOfPlaces.get(place)?.trim();
  if (isKey && own && words.includes(own)) return true;
  const bare = words.replace(/^[^\p{L}\d@+]+|[^\p{L}\d%₽]+$/gu, '');
  const numbers = numbersOfPlaces.get(place) ?? [];
  return own?.includes(bare) || numbers.includes(bare.replace(/ ?[₽%]$/, ''));
}

for (const { name, path, prepare } of STATES) {
  test(`every text of ${name} opens its place, or what it is made of`, async ({ page }) => {
    // An estimate has the date of today.
    await page.clock.setFixedTime('2026-11-29T12:00:00+03:00');
    await openLive(page, path);
    await prepare?.(page);
    await press(page, 'Править');
    await expect(page.locator('[data-edit]').first()).toBeAttached();
    const clicked = await page.evaluate(clickTexts, [...wordsOfPlaces]);
    expect(clicked.length).toBeGreaterThan(20);
    const wrong = clicked.filter((click) => !click.isMade && !says(click));
    const made = clicked.filter(({ isMade }) => isMade);
    expect(wrong).toEqual([]);
    expect(made.filter(({ words, place }) => !MADE[place]?.includes(words))).toEqual([]);
  });
}
