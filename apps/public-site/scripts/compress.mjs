/** Writes a brotli and a gzip copy of every built file, so that the server never compresses files itself. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const assets = fileURLToPath(new URL('../dist/client/assets', import.meta.url));
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

for (const name of await readdir(assets)) {
  if (!/\.(?:js|css|svg)$/.test(name)) continue;
  const content = await readFile(join(assets, name));
  await writeFile(join(assets, `${name}.br`), brotliCompressSync(content, brotliOptions));
  await writeFile(join(assets, `${name}.gz`), gzipSync(content, { level: 9 }));
}
