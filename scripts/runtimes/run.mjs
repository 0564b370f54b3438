/**
 * Runs a program in a JavaScript runtime: `node scripts/runtimes/run.mjs bun <folder> <input.json>`. It bundles the folder's
 * `main.ts` with the sources of the packages, or `worker.ts` for Workers, and prints what the program prints or responds.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { install } from './install.mjs';

const [runtime, folder, input] = process.argv.slice(2);
const isWorker = runtime === 'miniflare';

async function bundle(file) {
  const build = await rolldown({
    input: resolve(folder, isWorker ? 'worker.ts' : 'main.ts'),
    platform: isWorker ? 'browser' : 'node',
    // As wrangler resolves packages for Workers.
    resolve: {
      conditionNames: [
        'detroit-source',
        ...(isWorker ? ['workerd', 'worker', 'browser'] : ['node']),
        'import',
      ],
    },
    logLevel: 'warn',
  });
  await build.write({ file, format: 'esm', codeSplitting: false });
  await build.close();
}

async function inWorkers(script) {
  const { Miniflare } = await import(pathToFileURL(install(runtime)).href);
  const worker = new Miniflare({
    modules: true,
    script: readFileSync(script, 'utf8'),
    compatibilityDate: '2026-07-01',
  });
  try {
    const response = await worker.dispatchFetch('http://worker.test/', {
      method: 'POST',
      body: readFileSync(input, 'utf8'),
    });
    return await response.text();
  } finally {
    await worker.dispose();
  }
}

async function inProcess(script) {
  const first = runtime === 'deno' ? ['run', '--allow-all', '--no-config'] : [];
  const { stdout } = await promisify(execFile)(install(runtime), [...first, script, resolve(input)], {
    maxBuffer: 2 ** 26,
  });
  return stdout;
}

const temporary = mkdtempSync(join(tmpdir(), 'detroit-well-runtime-'));
try {
  const script = join(temporary, 'bundle.mjs');
  await bundle(script);
  process.stdout.write(await (isWorker ? inWorkers(script) : inProcess(script)));
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
