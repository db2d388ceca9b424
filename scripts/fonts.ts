import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { runCommand } from './tell';

/**
 * Cuts the letters this site needs out of Onest and writes them to app/fonts: `npm run fonts`.
 *
 * Onest comes as one file per script, so there are three: Russian letters with the spaces between words, everything
 * ASCII with the marks of Russian typography, and the ruble sign. Weights stay variable from 400 to 800.
 */
const SOURCE = join(process.cwd(), 'node_modules/@fontsource-variable/onest/files');
const TARGET = join(process.cwd(), 'app/fonts');

const ascii = String.fromCharCode(...Array.from({ length: 94 }, (_, index) => 33 + index));
const russian = String.fromCharCode(...Array.from({ length: 64 }, (_, index) => 0x410 + index));

const subsets = [
  { script: 'cyrillic', letters: `${russian}Ёё№ \u00a0` },
  { script: 'latin', letters: `${ascii}«»„“–—…×•·©` },
  { script: 'latin-ext', letters: '₽' },
];

async function main() {
  for (const { script, letters } of subsets) {
    const font = await readFile(join(SOURCE, `onest-${script}-wght-normal.woff2`));
    const subset = await subsetFont(font, letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 800 } },
    });
    await writeFile(join(TARGET, `onest-${script}.woff2`), subset);
    console.log(`onest-${script}.woff2: ${subset.length} байт`);
  }
}

runCommand(main);
