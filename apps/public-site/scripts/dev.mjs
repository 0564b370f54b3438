/** Builds the site at every change of its source or of a package it reads, and starts the server again. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const server = fileURLToPath(new URL('../dist/server.js', import.meta.url));
let child = null;
let stopping = false;

/** The new server waits for the old one to leave its port. */
async function restart() {
  if (child) {
    const gone = new Promise((next) => child.once('exit', next));
    child.kill('SIGTERM');
    await gone;
  }
  if (!stopping) child = spawn(process.execPath, [server], { stdio: 'inherit' });
}

let builds = 0;
const configs = ['vite.config.ts', 'vite.early.config.ts', 'vite.server.config.ts'];
for (const configFile of configs) {
  const watcher = await build({
    root,
    configFile,
    logLevel: 'warn',
    mode: 'development',
    build: { watch: {} },
  });
  await new Promise((ready) => {
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') process.stderr.write(`${event.error.message}\n`);
      if (event.code !== 'END') return;
      builds += 1;
      ready();
      // The first round builds all three in order; after that every change is followed.
      if (builds >= configs.length) void restart();
    });
  });
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    stopping = true;
    child?.kill('SIGTERM');
    process.exit(0);
  });
}
