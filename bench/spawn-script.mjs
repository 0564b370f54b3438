import { spawn } from 'node:child_process';

/** Runs a script that imports TypeScript sources of this workspace. A failure sets the exit code. */
export async function spawnScript(script, { cwd, timeout } = {}) {
  const child = spawn(process.execPath, ['--conditions=detroit-source', script], {
    stdio: 'inherit',
    ...(cwd === undefined ? {} : { cwd }),
    ...(timeout === undefined ? {} : { timeout }),
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) process.exitCode = 1;
}
