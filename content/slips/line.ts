/** Lines of YAML as people write it. */

/** `  - name: ` or `    name: ` or `  - `, whatever follows. */
export const FIELD = /^\s*(?:- +)?[A-Za-z][\w-]*:(?=\s|$)|^\s*-(?=\s|$)/;

export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** The column of what follows the dash. */
export function innerIndentOf(line: string): number {
  return /^\s*(?:- +)?/.exec(line)?.[0].length ?? 0;
}

/** The end of what belongs to a line: all below that is indented deeper. */
export function endOf(all: readonly string[], start: number): number {
  const own = indentOf(all[start] ?? '');
  const end = all.findIndex((line, index) => index > start && line.trim() && indentOf(line) <= own);
  return end === -1 ? all.length : end;
}

/** Moves a line, and what belongs to it, to a column. */
export function moved(
  all: readonly string[],
  start: number,
  column: number,
  end = endOf(all, start),
) {
  const by = column - indentOf(all[start] ?? '');
  return all.map((line, index) =>
    index < start || index >= end
      ? line
      : ' '.repeat(Math.max(0, indentOf(line) + by)) + line.trimStart(),
  );
}
