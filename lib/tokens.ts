/**
 * The value of a raw colour in the text of tokens.css.
 *
 * @throws {Error} when there is no such token
 */
export function rawToken(css: string, name: string): string {
  const [, value] = new RegExp(`^\\s*${name}:\\s*(#[\\da-f]{3,8});`, 'm').exec(css) ?? [];
  if (value === undefined) throw new Error(`app/tokens.css has no colour ${name}`);
  return value;
}
