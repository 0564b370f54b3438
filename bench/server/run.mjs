/** The API over HTTP on both databases beside a bare Fastify. The server's room measures it, since only it may know the server. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const api = fileURLToPath(new URL('../../apps/api/', import.meta.url));

export async function run() {
  const child = spawn(process.execPath, ['--conditions=detroit-source', 'scripts/bench/server.ts'], {
    cwd: api,
    stdio: 'inherit',
    // Bounded: a machine that is stuck ends the figure, not the day.
    timeout: 10 * 60_000,
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) process.exitCode = 1;
}
