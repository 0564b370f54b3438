// Bytes and milliseconds of every named picture and of six session cards:
//   node packages/art/scripts/weigh.mjs
// If sharp is installed (npm install --prefix /tmp/weigh sharp) it also prints the cards as AVIF, WebP and PNG:
//   node packages/art/scripts/weigh.mjs /tmp/weigh
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { art, artPath, pictureAt, pictures } from '../src/index.ts';

const kb = (bytes) => (bytes / 1024).toFixed(1).padStart(7);
const weights = (svg) =>
  `${kb(svg.length)} ${kb(brotliCompressSync(svg).length)} ${kb(gzipSync(svg).length)}`;

console.log('picture                     KB  brotli    gzip      ms');
art(pictures['empty-floor']); // The first picture includes the time to compile the code.
for (const [name, request] of Object.entries(pictures)) {
  const start = performance.now();
  const svg = art(request);
  const ms = (performance.now() - start).toFixed(0).padStart(7);
  console.log(`${name.padEnd(22)} ${weights(svg)} ${ms}`);
}

const cardSubjects = [
  ['rhythm-glide', 'skate-well'],
  ['kettlebell-standard', 'core-strength'],
  ['slow-flow-deep-house', 'movement-well'],
  ['backward-fundamentals', 'skate-well'],
  ['detroit-style-open-floor', 'skate-well'],
  ['balance-lab', 'movement-well'],
];
const cards = cardSubjects.map(([slug, category]) => pictureAt(artPath.session({ slug, category })).draw());
console.log('\ncards                       KB  brotli    gzip');
cards.forEach((svg, i) => console.log(`${cardSubjects[i][0].padEnd(22)} ${weights(svg)}`));

const folder = process.argv[2];
if (folder) {
  const sharp = createRequire(join(folder, 'package.json'))('sharp');
  console.log('\nthe same at 440x275        1x    1.5x      2x   (mean KB)');
  const formats = {
    'AVIF 45': (image) => image.avif({ quality: 45, effort: 6 }),
    'AVIF 60': (image) => image.avif({ quality: 60, effort: 6 }),
    'WebP 70': (image) => image.webp({ quality: 70, effort: 6 }),
    'PNG, 16 colors': (image) => image.png({ palette: true, colors: 16, effort: 10 }),
  };
  for (const [name, encode] of Object.entries(formats)) {
    const means = [];
    for (const scale of [1, 1.5, 2]) {
      const size = { width: Math.round(440 * scale), height: Math.round(275 * scale) };
      const bytes = await Promise.all(
        cards.map(async (svg) => {
          const drawn = await sharp(Buffer.from(svg), { density: 192 }).resize(size).png().toBuffer();
          return (await encode(sharp(drawn)).toBuffer()).length;
        }),
      );
      means.push(kb(bytes.reduce((sum, n) => sum + n, 0) / bytes.length));
    }
    console.log(`${name.padEnd(22)} ${means.join(' ')}`);
  }
}
