import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** The bundler would try to bundle a file that it resolves itself. */
const { resolve } = createRequire(join(process.cwd(), 'package.json'));

export const SCRIPTS = ['cyrillic', 'latin', 'latin-ext', 'math', 'symbols'];
const WEIGHTS = [400, 650, 780];

/** Cuts a font for each script and weight: next/og takes neither woff2 nor variable fonts. */
export async function shareFonts(letters: string) {
  const cut = async (script: string, weight: number) => {
    const font = await readFile(
      resolve(`@fontsource-variable/onest/files/onest-${script}-wght-normal.woff2`),
    );
    const data = await subsetFont(font, letters, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    });
    // satori takes any number, its types only whole hundreds.
    return { name: script, weight: weight as 400, data };
  };
  return Promise.all(SCRIPTS.flatMap((script) => WEIGHTS.map((weight) => cut(script, weight))));
}
