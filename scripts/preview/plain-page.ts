/** A page of a command, not of the site: HTML that loads itself anew every so many seconds. */
export function writePlainPage(title: string, seconds: number, body: string): string {
  return `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${seconds}">
<title>${title}</title>
<style>
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1.0625rem/1.5 system-ui, sans-serif; background: #fbf8f3; color: #1b1a17; overflow-wrap: anywhere }
article { padding: 1rem 0; border-top: 1px solid #e4ddd0 }
dl { display: grid; grid-template-columns: 8rem 1fr; gap: .25rem 1rem; margin: 0 }
dt { color: #615b51 }
dd { margin: 0; white-space: pre-wrap }
</style>
<h1>${title}</h1>
${body}
</html>`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
