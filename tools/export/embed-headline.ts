import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { tokenWeight } from '../../lib/tokens';
import { findElements, findHead, insertAt } from './html';

const FOLDER = join(__dirname, '../../app/fonts');

/** The files of app/fonts.ts with the characters that each of them holds. base.css names the families. */
const FONTS = [
  { family: 'Headline', file: 'onest-cyrillic.woff2', characters: /[\u0020\u00a0\u0400-\u045f№]/g },
  {
    family: 'Headline Latin',
    file: 'onest-latin.woff2',
    characters: /[!-~\u00a1-\u02af\u2010-\u2026]/g,
  },
  { family: 'Headline Ruble', file: 'onest-latin-ext.woff2', characters: /₽/g },
];

const TAG_OR_COMMENT = /<[^<>]*>/g;

/** The weight of `--type-hero`. */
const WEIGHT = '--weight-display';

/**
 * Writes the letters of a page's headline as fonts that stand in the page itself. A headline in a fallback font may
 * wrap differently, and would move the whole first screen when Onest arrives.
 *
 * @throws {Error} when the page has no headline
 */
export async function embedHeadline(html: string): Promise<string> {
  const headlines = findElements(html, 'h1');
  if (headlines.length === 0) throw new Error('нет <h1>');
  const text = headlines.map((headline) => headline.text.replace(TAG_OR_COMMENT, '')).join('');
  const rules = FONTS.map(async ({ family, file, characters }) => {
    const letters = text.match(characters)?.join('');
    // A font of spaces alone has no outlines, which browsers refuse.
    return letters?.trim() ? fontFace(family, await cutFont(file, letters)) : '';
  });
  const style = `<style>${(await Promise.all(rules)).join('')}</style>`;
  return insertAt(html, findHead(html).end, style);
}

/**
 * The subset leaves out what other letters, small screens of old Windows and font programs need. It also leaves out
 * kerning, which moves the letters of a headline by 0.3 % of its width at most and makes a tenth of the bytes.
 */
const CUT = {
  targetFormat: 'woff2',
  variationAxes: { wght: tokenWeight(WEIGHT) },
  noHinting: true,
  keepFeatures: [],
  dropTables: ['GDEF', 'GPOS', 'GSUB', 'STAT'],
} as const;

async function cutFont(file: string, letters: string): Promise<Buffer> {
  return subsetFont(await readFile(join(FOLDER, file)), letters, { ...CUT });
}

function fontFace(family: string, font: Buffer): string {
  const address = `data:font/woff2;base64,${font.toString('base64')}`;
  const weight = tokenWeight(WEIGHT);
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(${address})}`;
}
