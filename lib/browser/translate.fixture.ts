/** Replaces each text of the page by one in <font> elements, as translators in browsers do. */
export function translatePage() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    const font = document.createElement('font');
    font.innerHTML = `<font>${text.textContent}</font>`;
    text.parentNode?.replaceChild(font, text);
  }
}
