import sharp from 'sharp';
import { loadContent } from '@/lib/content/load';
import { FIXTURE_CONTENT } from '@/lib/content/test-folder.fixture';
import { tokenColor } from '@/lib/tokens';
import { drawCard } from './draw-card';
import { MARGIN } from './ShareCard';
import { shareCopy } from './share-copy';

jest.mock('@/lib/content', () => ({
  content: loadContent(FIXTURE_CONTENT),
  settings: { siteUrl: 'https://test.ru' },
}));

// The first card loads the renderer, which takes seconds on a busy machine.
jest.setTimeout(30_000);

const words = (letters: number) => 'Щёлкающие заголовки шире '.repeat(5).slice(0, letters);
const figure = '125 000–124 000 ₽ за первые двенадцать';
const LONG = {
  brand: words(40),
  eyebrow: words(80),
  title: words(120),
  figure,
  caption: words(100),
  leads: [1, 2, 3],
};
const SHORT = { brand: 'Я', eyebrow: 'Я', title: 'Я', figure: '1', caption: 'Я', leads: [] };

/** The requests to the network, which is blocked. */
const asked = jest.fn().mockRejectedValue(new Error('the network is shut'));
const { fetch: fetchFromNetwork } = globalThis;
beforeAll(() => {
  // The renderer loads its own code from a data: address.
  globalThis.fetch = (from, init) =>
    /^data:/.test(String(from)) ? fetchFromNetwork(from, init) : asked(from);
});

/** The free pixels at the left, right and lower edges of a card. */
async function marginsOf(png: Buffer) {
  const below = { left: 0, top: 12, width: 1200, height: 618 };
  const body = await sharp(png).extract(below).toBuffer();
  const trimmed = sharp(body).trim({ background: tokenColor('--color-page') });
  const { info } = await trimmed.toBuffer({ resolveWithObject: true });
  const { width, height, trimOffsetLeft: left = 0, trimOffsetTop: top = 0 } = info;
  return [-left, below.width + left - width, below.height + top - height];
}

test.each([
  // Each page has another kind of figure.
  ...(['home', 'calculator', 'seo'] as const).map((id) => [id, () => shareCopy(id)] as const),
  ['the longest texts', () => LONG] as const,
  [
    'words that do not break',
    () => ({ ...SHORT, title: 'Ш'.repeat(40), figure: '0'.repeat(30) }),
  ] as const,
])('the card of %s keeps its margins', async (_, copy) => {
  const [left, right, bottom] = await marginsOf(await drawCard(copy()));
  expect(left).toBeGreaterThanOrEqual(MARGIN);
  expect(right).toBeGreaterThanOrEqual(MARGIN);
  expect(bottom).toBeGreaterThanOrEqual(MARGIN);
});

/** Tells whether any pixel of a picture is close to a colour. */
async function hasColour(png: Buffer, name: `--color-${string}`) {
  const [, ...channels] = /^#(..)(..)(..)$/.exec(tokenColor(name)) ?? [];
  const colour = channels.map((channel) => Number.parseInt(channel, 16));
  const pixels = await sharp(png).removeAlpha().raw().toBuffer();
  for (let at = 0; at < pixels.length; at += 3)
    if (colour.every((channel, index) => Math.abs(channel - (pixels[at + index] ?? 0)) < 32))
      return true;
  return false;
}

test('a card has the colour of the pen and nothing in the accent colour', async () => {
  const card = await drawCard(shareCopy('home'));
  expect(await hasColour(card, '--color-pen')).toBe(true);
  expect(await hasColour(card, '--color-accent')).toBe(false);
});

test('every letter is drawn from our own font or left out', async () => {
  const letters = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));
  await drawCard({ ...SHORT, eyebrow: letters.join(''), title: '🔥 Горит → ☎️', figure: '✓ 漢' });
  expect(asked).not.toHaveBeenCalled();
});
