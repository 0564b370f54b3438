/**
 * Makes the two fonts of the product from the packages: only the characters of an American English site, only the
 * axes the design uses. Run by hand when a package is raised: `node scripts/subset-fonts.mjs`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const from = createRequire(import.meta.url);
const folderOf = (name) => dirname(from.resolve(`@fontsource-variable/${name}/package.json`));
const out = new URL('../fonts/', import.meta.url);

const range = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
const basicLatin = range(0x20, 0x7e);
const accents = range(0xc0, 0xff);
const signs = '\u00a0¢£©®°·¼½¾×«»§¶•–—‘’‚“”„…′″€™−→←✓';
const text = basicLatin + accents + signs;

/** Axes are cut to what tokens.css asks for; italics of the reading face are left to the browser's slant. */
const fonts = [
  {
    name: 'archivo',
    file: 'archivo-latin-standard-normal.woff2',
    axes: { wght: { min: 400, max: 800 }, wdth: { min: 62, max: 125 } },
  },
  {
    name: 'newsreader',
    file: 'newsreader-latin-standard-normal.woff2',
    axes: { wght: { min: 400, max: 560 }, opsz: { min: 6, max: 72 } },
  },
];

for (const { name, file, axes } of fonts) {
  const folder = folderOf(name);
  const whole = await readFile(join(folder, 'files', file));
  const subset = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(new URL(`${name}.woff2`, out), subset);
  await writeFile(new URL(`${name}-OFL.txt`, out), await readFile(join(folder, 'LICENSE')));
  console.log(`${name}: ${whole.length} to ${subset.length} bytes`);
}
