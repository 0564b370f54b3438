/** Rebuilds the site when its source or a package it uses changes, and restarts the server. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const server = fileURLToPath(new URL('../dist/server.js', import.meta.url));
let child = null;
let stopping = false;

/** The new server starts only after the old one has released its port. */
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
      // The first run builds all three in order; after that every change triggers a restart.
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
