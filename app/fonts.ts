import localFont from 'next/font/local';

/* The Cyrillic fonts contain the space, so that a browser measures a Russian line at once and not word by word. */
const latin = localFont({
  src: './fonts/onest-latin.woff2',
  weight: '400 800',
  variable: '--font-latin',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+21-7E, U+A1-2AF, U+2010-2026' }],
});

const ruble = localFont({
  src: './fonts/onest-latin-ext.woff2',
  weight: '400 800',
  variable: '--font-ruble',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20BD' }],
});

const cyrillic = localFont({
  src: './fonts/onest-cyrillic.woff2',
  weight: '400 800',
  variable: '--font-cyrillic',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20, U+A0, U+400-45F, U+2116' }],
});

/** The classes that define the font variables of tokens.css. */
export const fontVariables = [latin, ruble, cyrillic].map(({ variable }) => variable).join(' ');
