/**
 * The headline's letters stand in the page (headline-font.ts), but a browser decodes a font only when it lays out a text
 * in it, and paints a first frame without it. Decoding them from here on, while the page is parsed, has them ready.
 */
document.fonts.load('1em Headline,"Headline Latin","Headline Ruble"');
