import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { runCommand } from '../terminal';

const SOURCE = dirname(require.resolve('@fontsource-variable/onest/package.json'));
const TARGET = 'app/fonts';

const lettersFrom = (first: number, count: number) =>
  String.fromCharCode(...Array.from({ length: count }, (_, index) => first + index));

/** Onest comes as one file per script: Russian letters and spaces, ASCII and the marks of typography, the ruble sign. */
const subsets = {
  cyrillic: `${lettersFrom(0x410, 64)}Ёё№ \u00a0`,
  latin: `${lettersFrom(33, 94)}«»„“–—…×•·©`,
  'latin-ext': '₽',
};

const MARCK = dirname(require.resolve('@fontsource/marck-script/package.json'));

/** The handwriting of remarks. */
const written = {
  cyrillic: `${lettersFrom(0x410, 64)}Ёё`,
  latin: ' ,.:;!?-–—«»()%0123456789',
};

/** `npm run fonts`: cuts the site's letters out of Onest, in weights from 400 to 800, and out of Marck Script. */
async function main() {
  for (const [script, letters] of Object.entries(subsets)) {
    const font = await readFile(join(SOURCE, 'files', `onest-${script}-wght-normal.woff2`));
    const variationAxes = { wght: { min: 400, max: 800 } };
    const subset = await subsetFont(font, letters, { targetFormat: 'woff2', variationAxes });
    await writeFile(join(TARGET, `onest-${script}.woff2`), subset);
  }
  for (const [script, letters] of Object.entries(written)) {
    const font = await readFile(join(MARCK, 'files', `marck-script-${script}-400-normal.woff2`));
    const subset = await subsetFont(font, letters, { targetFormat: 'woff2' });
    await writeFile(join(TARGET, `marck-script-${script}.woff2`), subset);
  }
}

runCommand(main);
