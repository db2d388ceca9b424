/**
 * The fonts of the headline are part of the page (headline-font.ts), but a browser starts to decode a font only when it
 * lays out a text in it, so the first frame would lack them. This starts the decoding while the page is still parsed.
 */
document.fonts.load('1em Headline,"Headline Latin","Headline Ruble"');
