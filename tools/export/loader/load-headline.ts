/*
 * Starts to decode the headline's letters while the page is still parsed. By itself a browser does so only when it lays
 * out the headline, and a slow phone would paint its first frame an eighth later (docs/performance.md).
 */
for (const face of document.fonts) {
  if (face.family.includes('Headline')) face.load().catch(() => {});
}
