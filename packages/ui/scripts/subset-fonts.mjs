/**
 * Makes the product's fonts from the packages: only the characters of an American English site, and only the axis ranges
 * that the design uses. Run it manually after updating a font package: `node scripts/subset-fonts.mjs`.
 *
 * The fonts of one page have a budget of 60 kB. Archivo needs both its weight and its width axis, so rare accents are in
 * a separate file that a page loads only if it contains one. Newsreader has fixed axis values.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const from = createRequire(import.meta.url);
const folderOf = (name) => dirname(from.resolve(`@fontsource-variable/${name}/package.json`));
const out = new URL('../fonts/', import.meta.url);

const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
const basicLatin = range(0x20, 0x7e);
const accents = range(0xc0, 0xff).replace('\u00d7', '').replace('\u00f7', '');
/** No-break space and the symbols in our texts, plus é and ñ, which are common in names and loanwords. */
const signs = '\u00a0©·×–—‘’“”•…→éñ';
const rareSigns = '¡¢£«®°±»½¼¾¿§¶‚„′″€™−÷';

const archivoAxes = { wght: { min: 400, max: 800 }, wdth: { min: 62, max: 125 } };
const archivo = 'archivo-latin-standard-normal.woff2';

const fonts = [
  {
    out: 'archivo.woff2',
    family: 'archivo',
    file: archivo,
    text: basicLatin + signs,
    axes: archivoAxes,
    features: ['kern', 'tnum'],
  },
  {
    out: 'archivo-accents.woff2',
    family: 'archivo',
    file: archivo,
    text:
      Array.from(accents)
        .filter((character) => !signs.includes(character))
        .join('') + rareSigns,
    axes: archivoAxes,
    features: ['kern'],
  },
  {
    out: 'newsreader.woff2',
    family: 'newsreader',
    file: 'newsreader-latin-standard-normal.woff2',
    text: basicLatin + signs + accents,
    // A compromise between running text, which needs robust shapes, and titles, which need fine ones.
    axes: { wght: 430, opsz: 28 },
    features: ['kern', 'liga'],
  },
];

for (const font of fonts) {
  const folder = folderOf(font.family);
  const whole = await readFile(join(folder, 'files', font.file));
  const subset = await subsetFont(whole, font.text, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
    keepFeatures: font.features,
    noHinting: true,
    dropTables: ['DSIG', 'STAT', 'MVAR'],
  });
  await writeFile(new URL(font.out, out), subset);
  await writeFile(new URL(`${font.family}-OFL.txt`, out), await readFile(join(folder, 'LICENSE')));
  console.log(`${font.out}: ${subset.length} bytes`);
}
