import { hash } from 'node:crypto';

/**
 * Matches the classes and animations of CSS modules, and custom properties of four letters or more. A shorter one could
 * be a variable that a minified script decrements: `--ab`.
 */
const LONG = /(?<=\.|@keyframes )_?[\w-]{6}_[a-z][\w-]*|--[a-z][\w-]{3,}/gi;
/** In base 36 the names from `b0` to `zz`: blockers of advertisements may hide `.ad`. */
const FIRST = 396;
const COUNT = 900;

/** Returns a function that gives the names of the stylesheets two letters, in any text or path of the export. */
export function shortNames(styles: string): (text: string) => string {
  const names = [...new Set(styles.match(LONG))].sort();
  if (names.every((name) => name.startsWith('--'))) throw new Error('В стилях нет имён модулей');
  const rules = styles.replace(/"[^"]*"/g, '""');
  const letters = Array.from({ length: COUNT }, (_, index) => (FIRST + index).toString(36)).filter(
    (two) => !new RegExp(`(\\.|--)${two}(?![\\w-])`).test(rules),
  );
  if (names.length > letters.length) throw new Error('Коротких имён меньше, чем имён в стилях');
  const short = new Map(
    names.map((name, index) => [name, name.replace(/^(--)?.*/, `$1${letters[index]}`)]),
  );
  // The hash in a file's name was made before names were shortened. Other short names need another file name, because
  // browsers cache the file.
  const version = hash('sha256', JSON.stringify([...short])).slice(0, 6);
  return (text) =>
    text
      .replace(/[\w-]+/g, (word) => short.get(word) ?? word)
      .replaceAll('static/chunks/', `static/chunks/${version}-`);
}
