/** Compares what an application imports, minified, or a built file with its budget, in bytes compressed with Brotli. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const compressed = (code) => brotliCompressSync(code).length;

function fileSize(path) {
  const bytes = compressed(readFileSync(path));
  return { first: bytes, all: bytes, modules: [] };
}

/** The bytes of the first script and of those that it loads later, and the packages inside. */
async function bundleSize(input, external) {
  const bundle = await rolldown({
    input,
    platform: 'browser',
    external: [/^node:/, ...external],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  const chunks = output.filter(({ type }) => type === 'chunk');
  return {
    first: compressed(chunks.find(({ isEntry }) => isEntry).code),
    all: chunks.reduce((sum, { code }) => sum + compressed(code), 0),
    modules: chunks.flatMap(({ moduleIds }) => moduleIds),
  };
}

/** Measures each budget of `package.json`'s neighbor `size-budgets.json`. Prints the sizes, returns a line for each violation. */
export async function exceededSizes(folder, budgets) {
  // Inside the package, so that its own name and its dependencies resolve.
  const temporary = mkdtempSync(join(folder, '.sizes-'));
  const exceeded = [];
  try {
    for (const { name, file, code, bytes, without = [], external = [] } of budgets) {
      const entry = join(temporary, 'entry.js');
      if (code !== undefined) writeFileSync(entry, code);
      const { first, all, modules } =
        file === undefined ? await bundleSize(entry, external) : fileSize(join(folder, file));
      const later = all === first ? '' : ` (${first} before the first call)`;
      console.log(`  ${String(all).padStart(6)} of ${bytes} bytes: ${name}${later}`);
      if (all > bytes) exceeded.push(`${name}: ${all} bytes, the budget is ${bytes}`);
      for (const unwanted of without) {
        if (modules.some((id) => id.includes(`/node_modules/${unwanted}/`)))
          exceeded.push(`${name}: contains ${unwanted}`);
      }
    }
  } finally {
    rmSync(temporary, { recursive: true });
  }
  return exceeded;
}
