import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { brokenLinks } from './broken-links.ts';
import { inlineScripts } from './inline-scripts.ts';

const brotli = promisify(brotliCompress);
const text = /\.(?:html|js|css|json|svg|xml|txt)$/;

/**
 * Fails the build when a link of the site leads nowhere. For the server, it writes a compressed copy of each text file and
 * the hashes of all inline scripts, which the content policy allows.
 */
export function finishBuild(): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const names = await readdir(folder, { recursive: true });
        const files = names.filter((name) => text.test(name));
        const pages = await Promise.all(
          files
            .filter((name) => name.endsWith('.html'))
            .map(async (name) => ({ name, html: await readFile(join(folder, name), 'utf8') })),
        );
        const broken = brokenLinks(pages, new Set(names));
        if (broken.length > 0) throw new Error(`Links of the site are broken:\n${broken.join('\n')}`);
        const hashes = inlineScripts(pages.map(({ html }) => html));
        await writeFile(join(folder, '../inline-scripts.json'), JSON.stringify(hashes));
        await Promise.all(files.map((name) => compress(join(folder, name))));
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  await writeFile(`${file}.br`, await brotli(await readFile(file), { params }));
}
