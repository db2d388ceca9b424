/** A row of React's data: an id, a colon, and the letter of its kind or the beginning of its JSON. */
const TEXT_ROW = /^[0-9a-f]*:T([0-9a-f]+),/;
/** Rows of bytes, such as typed arrays, which no page of ours has. */
const BINARY_ROW = /^[0-9a-f]*:[AOoUSsLlGgMmVb][0-9a-f]+,/;

/**
 * Renames words in React's data.
 *
 * @throws {Error} where a name stands in a text whose bytes React counts: a renamed one would end too early
 */
export function renameInRows(data: string, rename: (text: string) => string): string {
  let renamed = '';
  let rest = data;
  while (rest) {
    const row = firstRow(rest);
    const text = rename(row.text);
    if (row.isCounted && text !== row.text) {
      throw new Error(`имя стиля стоит внутри длинного текста: ${row.text.slice(0, 80)}`);
    }
    renamed += text;
    rest = rest.slice(row.text.length);
  }
  return renamed;
}

function firstRow(data: string) {
  if (BINARY_ROW.test(data)) throw new Error(`незнакомые данные: ${data.slice(0, 80)}`);
  const [beginning, bytes] = TEXT_ROW.exec(data) ?? [];
  if (beginning === undefined || bytes === undefined) {
    const end = data.indexOf('\n') + 1;
    return { text: end ? data.slice(0, end) : data, isCounted: false };
  }
  const counted = Buffer.from(data.slice(beginning.length)).subarray(0, Number.parseInt(bytes, 16));
  return { text: beginning + counted, isCounted: true };
}
