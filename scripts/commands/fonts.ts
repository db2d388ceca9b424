import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { runCommand } from '../terminal';

const lettersFrom = (first: number, count: number) =>
  String.fromCharCode(...Array.from({ length: count }, (_, index) => first + index));
const RUSSIAN = `${lettersFrom(0x410, 64)}Ёё`;

const ONEST = dirname(require.resolve('@fontsource-variable/onest/package.json'));
/** The handwriting of remarks. */
const MARCK = dirname(require.resolve('@fontsource/marck-script/package.json'));

/** Fonts come as one file per script: Russian letters and spaces, ASCII and the marks of typography, the ruble sign. */
const letters = {
  [`${ONEST}/files/onest-cyrillic-wght-normal.woff2`]: `${RUSSIAN}№ \u00a0`,
  [`${ONEST}/files/onest-latin-wght-normal.woff2`]: `${lettersFrom(33, 94)}«»„“–—…×•·©`,
  [`${ONEST}/files/onest-latin-ext-wght-normal.woff2`]: '₽',
  [`${MARCK}/files/marck-script-cyrillic-400-normal.woff2`]: RUSSIAN,
  [`${MARCK}/files/marck-script-latin-400-normal.woff2`]: ' ,.:;!?-–—«»()%0123456789',
};

/** `npm run fonts`: cuts the site's letters out of Onest, in weights from 400 to 800, and out of Marck Script. */
runCommand(async () => {
  for (const [source, wanted] of Object.entries(letters)) {
    const name = basename(source).replace(/-(wght|400)-normal/, '');
    const variationAxes = { wght: { min: 400, max: 800 } };
    const subset = await subsetFont(await readFile(source), wanted, {
      targetFormat: 'woff2',
      ...(source.includes('wght') && { variationAxes }),
    });
    await writeFile(join('app/fonts', name), subset);
  }
});
