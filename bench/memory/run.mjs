/** Measures whether the servers' memory stays flat in an hour of light traffic. BENCH_MINUTES sets the duration. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export async function run() {
  const script = fileURLToPath(new URL('measure.mjs', import.meta.url));
  const child = spawn(process.execPath, ['--conditions=detroit-source', script], { stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) process.exitCode = 1;
}
