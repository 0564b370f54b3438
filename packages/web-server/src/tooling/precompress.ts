import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Vite plugin: writes a Brotli and a gzip copy of every built text file, so that the server never compresses files. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!/\.(?:js|css|svg)$/.test(name)) continue;
        const file = join(dir, name);
        const content = await readFile(file);
        await writeFile(`${file}.br`, brotliCompressSync(content, brotliOptions));
        await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
