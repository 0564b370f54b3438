import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { resolve } from 'node:path';

/**
 * Starts one program of the workspace and prefixes its output lines with the app's name. `command` is Node by default.
 *
 * @returns {{ child: import('node:child_process').ChildProcess, ended: Promise<number>, lastLines: () => string[] }}
 */
export function startProgram({ root, name, folder, command = process.execPath, args, environment, say }) {
  const child = spawn(command, args, {
    cwd: resolve(root, folder),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group: the terminal's Ctrl-C reaches only the supervisor, which then stops each program in order.
    detached: process.platform !== 'win32',
  });
  const last = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      last.push(line);
      if (last.length > 20) last.shift();
      say?.(`${name} | ${line}`);
    });
  }
  const ended = new Promise((done) => {
    child.once('close', (code, signal) => done(signal ? 130 : (code ?? 1)));
    child.once('error', (error) => {
      last.push(error.message);
      done(127);
    });
  });
  return { child, ended, lastLines: () => [...last] };
}

/** Signals a program and its child processes, where the system supports process groups. */
function signalAll(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The process has already ended.
  }
}

/** Asks a program to stop, and kills it after `graceMs` if it is still running. */
export async function stopProgram({ child, ended }, graceMs = 8000) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  signalAll(child, 'SIGTERM');
  const timer = setTimeout(() => signalAll(child, 'SIGKILL'), graceMs);
  await ended;
  clearTimeout(timer);
}

/** Waits until `url` responds with 200; gives up when the program ends or the time limit passes. */
export async function waitForOk(url, program, limitMs) {
  const until = Date.now() + limitMs;
  let over = false;
  void program.ended.then(() => (over = true));
  while (!over && Date.now() < until) {
    try {
      const reply = await fetch(url, { signal: AbortSignal.timeout(2000) });
      if (reply.ok) return true;
    } catch {
      // Not listening yet; the loop tries again.
    }
    await new Promise((next) => setTimeout(next, 100));
  }
  return false;
}
