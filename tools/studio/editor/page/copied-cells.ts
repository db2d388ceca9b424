/** A cell is in quotation marks if it contains a line break, a tab or a quotation mark. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|$)/gy;

/** Splits what a spreadsheet puts into the clipboard into its rows and cells. */
export function copiedCells(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text
    .replace(/(?<![\r\n])[\r\n]+$/, '')
    .matchAll(CELL)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (!end) break;
    if (end !== '\t') rows.push([]);
  }
  return rows;
}
