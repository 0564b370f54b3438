/** A copy of the checkout as it stands in a temporary folder, where breaks harm nobody. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { stopProgram } from '../stack/processes.mjs';
import { root } from '../stack/settings.mjs';

const isWindows = process.platform === 'win32';
const limitMs = 20 * 60_000;

export const folder = realpathSync(mkdtempSync(join(tmpdir(), 'breaks-')));
const programs = ['', 'apps/api', 'e2e'].map((path) => join(folder, path, 'node_modules', '.bin'));
let running;
let isLeaving = false;

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  return stdout;
}

/** Clones the checkout, because some rules read its history, copies what is not committed, and installs the dependencies. */
export async function copyCheckout() {
  git('clone', '--quiet', '--shared', root, folder);
  const paths = git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
    .split('\0')
    .filter(Boolean);
  for (const path of paths) {
    const [from, to] = [resolve(root, path), resolve(folder, path)];
    if (existsSync(from)) cpSync(from, to);
    else rmSync(to, { force: true });
  }
  const { code, output } = await run(['pnpm', 'install', '--frozen-lockfile', '--prefer-offline']);
  if (code !== 0) throw new Error(output);
}

/** Runs a program of the workspace in the copy. A run that takes too long is stopped and has no `code`. */
export const run = ([program, ...args], path = '.') =>
  new Promise((done) => {
    let output = '';
    const child = spawn(program, args, {
      cwd: resolve(folder, path),
      env: {
        ...process.env,
        PATH: [...programs, process.env.PATH].join(delimiter),
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: isWindows,
      // Its own group, so that the servers that it starts end with it.
      detached: !isWindows,
    });
    const ended = new Promise((end) => child.once('close', end));
    running = { child, ended };
    const timer = setTimeout(() => void stopProgram({ child, ended }), limitMs);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece));
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      clearTimeout(timer);
      running = undefined;
      // Nothing goes on in a copy that is being removed.
      if (!isLeaving) done({ code, output: stripVTControlCharacters(output) });
    });
  });

/** Stops what runs, in order, because servers and databases leave files and processes behind otherwise; then removes the copy. */
export async function removeCopy() {
  isLeaving = true;
  if (running) await stopProgram(running);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
