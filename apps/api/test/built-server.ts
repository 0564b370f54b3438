import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where `server.js` and the commands of this run are. */
    builtFolder: string;
  }
}

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles the server and its commands once per run, as `build` does, for the tests that start processes. From source, each start
 * takes half as much CPU time again.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const parent = join(root, 'node_modules/.cache');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'built-server-'));
  const tsup = join(root, 'node_modules/tsup/dist/cli-default.js');
  const options = ['--silent', '--no-sourcemap', '--out-dir', folder];
  await promisify(execFile)(process.execPath, [tsup, ...options], { cwd: root });
  project.provide('builtFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
