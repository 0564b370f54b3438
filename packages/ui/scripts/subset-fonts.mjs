/**
 * Makes the product's fonts from the packages: only the characters of an American English site, only what of the
 * axes the design uses. Run by hand when a package is raised: `node scripts/subset-fonts.mjs`.
 *
 * Two files on one page may weigh 60 kB together. Archivo needs both its axes (width is the beat), so the rarer
 * accents stand in a file of their own that a page loads only when it shows one, and Newsreader is one fixed cut.
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
/** No-break space and the signs our texts use; é and ñ are everyday letters here. */
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
        .filter((letter) => !signs.includes(letter))
        .join('') + rareSigns,
    axes: archivoAxes,
    features: ['kern'],
  },
  {
    out: 'newsreader.woff2',
    family: 'newsreader',
    file: 'newsreader-latin-standard-normal.woff2',
    text: basicLatin + signs + accents,
    // Between a column of text and a title: sturdy enough for the one, sharp enough for the other.
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
