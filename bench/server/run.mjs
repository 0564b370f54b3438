/**
 * Compares the API over HTTP on both databases with a bare Fastify. apps/api measures it, because only that package may
 * import the server.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const api = fileURLToPath(new URL('../../apps/api/', import.meta.url));

export async function run() {
  const child = spawn(process.execPath, ['--conditions=detroit-source', 'scripts/bench/server.ts'], {
    cwd: api,
    stdio: 'inherit',
    // Bounded, so that an unresponsive machine ends only this figure.
    timeout: 10 * 60_000,
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) process.exitCode = 1;
}
