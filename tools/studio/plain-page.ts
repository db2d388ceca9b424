import { tokenColor } from '../../lib/tokens';

/** Writes a page of the preview, not of the site: plain texts, and a reload every so many seconds. */
export function writePlainPage(title: string, seconds: number, texts: readonly string[]): string {
  const escaped = texts.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  return `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${seconds}">
<title>${title}</title>
<style>
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1.0625rem/1.5 system-ui, sans-serif; background: ${tokenColor('--color-page')}; color: ${tokenColor('--color-text')}; overflow-wrap: anywhere }
p { margin: 0; padding: 1rem 0; border-top: 1px solid ${tokenColor('--color-rule')}; white-space: pre-wrap }
</style>
<h1>${title}</h1>
${escaped.map((text) => `<p dir="auto">${text}</p>`).join('\n')}
</html>`;
}
