import createDOMPurify from 'dompurify';

/** Parts of a drawing and pictures inside it. Anything else would be loaded from elsewhere. */
const OWN_ADDRESS = /^(#|data:image\/(png|jpeg|webp|gif);base64,)/;

/** A style that loads something from elsewhere. A backslash could spell the same in another way. */
const LOADS =
  /@import|image-set\(|\\|url\((?!\s*['"]?(#|data:(image\/(png|jpeg|webp|gif)|font\/|application\/)))/i;

/**
 * Removes from an SVG what runs or leads elsewhere: a browser that opens the file treats it as a page of the site. The
 * shapes, gradients, styles and texts stay.
 *
 * @throws {Error} if nothing is drawn
 */
export async function cleanDrawing(source: string): Promise<string> {
  // Few sites have drawings of their own, and loading jsdom takes a second.
  const { JSDOM } = await import('jsdom');
  const { window } = new JSDOM();
  const purify = createDOMPurify(window);
  purify.addHook('uponSanitizeAttribute', (_, attribute) => {
    const isAddress = /^(xlink:)?href$/.test(attribute.attrName);
    if (isAddress) attribute.keepAttr = OWN_ADDRESS.test(attribute.attrValue);
    else if (LOADS.test(attribute.attrValue)) attribute.keepAttr = false;
  });
  purify.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'style' && LOADS.test(String(node.textContent))) node.textContent = '';
  });
  const drawing = purify
    .sanitize(source, {
      USE_PROFILES: { svg: true, svgFilters: true },
      // DOMPurify leaves it out because of addresses that lead to other files.
      ADD_TAGS: ['use'],
      ADD_ATTR: ['href', 'xlink:href'],
      RETURN_DOM: true,
    })
    .querySelector('svg');
  if (!drawing?.firstElementChild) throw new Error('The file has no drawing.');
  // Illustrator writes an entity here, which the declaration above the drawing explained.
  drawing.removeAttribute('xmlns');
  return new window.XMLSerializer().serializeToString(drawing);
}
