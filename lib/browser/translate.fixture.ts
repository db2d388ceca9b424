/** Replaces each text of the page by one in a <font>, as translators in browsers do. */
export function translatePage() {
  for (const { childNodes } of document.body.querySelectorAll('*')) {
    for (const text of [...childNodes].filter((node) => node instanceof Text)) {
      text.replaceWith(Object.assign(document.createElement('font'), { textContent: text.data }));
    }
  }
}
