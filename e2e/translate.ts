/** Replaces each text of the page by one in a <font> element, as translators in browsers do. */
export function translatePage() {
  for (const element of document.body.querySelectorAll('*')) {
    for (const text of [...element.childNodes].filter((node) => node instanceof Text)) {
      const font = document.createElement('font');
      font.append(text.data);
      text.replaceWith(font);
    }
  }
}
