// Bundles what applications import and compares the bytes, minified and compressed with Brotli, with their budgets.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

interface Budget {
  readonly what: string;
  readonly code: string;
  readonly bytes: number;
  readonly without?: string;
}

const name = '@detroit-well/api-client';
const budgets: readonly Budget[] = [
  {
    what: 'client with axios and zod',
    code: `export { createClient } from '${name}'; export { checkReply } from '${name}/strict'; import 'axios';`,
    bytes: 45_000,
  },
  {
    what: 'core with one noun and axios',
    code: `export { SessionsEndpoint, createCore } from '${name}/endpoints';`,
    bytes: 28_000,
  },
  {
    what: 'contract',
    code: `export { contract } from '${name}/contract';`,
    bytes: 40_000,
    without: 'axios',
  },
];

// Inside the package, so that its dependencies resolve.
const folder = await mkdtemp(fileURLToPath(new URL('../.budgets-', import.meta.url)));
let exceeded = false;
try {
  for (const { what, code, bytes, without } of budgets) {
    const entry = `${folder}/entry.js`;
    await writeFile(entry, code);
    const built = await build({
      configFile: false,
      root: folder,
      logLevel: 'error',
      build: {
        write: false,
        minify: true,
        lib: { entry, formats: ['es'] },
        rollupOptions: { external: /^node:/ },
      },
    });
    const chunks = (Array.isArray(built) ? built : [built]).flatMap((each) =>
      'output' in each ? each.output.filter((file) => file.type === 'chunk') : [],
    );
    const size = chunks.reduce((sum, { code: text }) => sum + brotliCompressSync(text).length, 0);
    const unwanted = chunks.some(({ moduleIds }) =>
      moduleIds.some((id) => without && id.includes(`/${without}/`)),
    );
    exceeded ||= size > bytes || unwanted;
    console.log(
      `${size > bytes ? 'OVER' : 'ok  '} ${what}: ${size} of ${bytes} bytes${unwanted ? `, contains ${without}` : ''}`,
    );
  }
} finally {
  await rm(folder, { recursive: true });
}
process.exitCode = exceeded ? 1 : 0;
