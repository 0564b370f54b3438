/** Starts and stops the apps together; `npm start` and the browser tests use the same code. */
import { waitForOk, startProgram, stopProgram } from './processes.mjs';
import { portIsFree } from './ports.mjs';
import { root, stackSettings, StackError } from './settings.mjs';

export { StackError };

// The first start seeds the demo, which takes a minute on a slow and busy machine.
const defaultStartMs = 180_000;

async function assertPortsFree(apps) {
  const free = await Promise.all(apps.map((app) => portIsFree(app.port)));
  const taken = apps.filter((_, index) => !free[index]);
  if (taken.length === 0) return;
  const list = taken
    .map((app) => `${app.port} (${app.title}, set ${app.variable} to use another)`)
    .join('\n  ');
  throw new StackError(`These ports are already in use:\n  ${list}\nIs another start still running?`);
}

/**
 * @param {{ env?: NodeJS.ProcessEnv, dev?: boolean, say?: (line: string) => void, signal?: AbortSignal, startMs?: number }} options
 *   `signal` stops everything, even during startup; `startMs` is how long each app may take to respond.
 */
export async function startStack({
  env = process.env,
  dev = false,
  say,
  signal,
  startMs = defaultStartMs,
} = {}) {
  const { apps, dataDir, environment } = stackSettings(env);
  await assertPortsFree(apps);

  const running = new Map();
  const start = async (app) => {
    const entry = dev ? ['scripts/dev.mjs'] : ['dist/server.js'];
    const program = startProgram({
      root,
      name: app.name,
      folder: app.folder,
      args: entry,
      environment: { ...env, ...environment, NODE_ENV: dev ? 'development' : 'production' },
      say,
    });
    running.set(app.name, program);
    if (!(await waitForOk(`${app.url}/healthz`, program, startMs))) {
      signal?.throwIfAborted();
      const output = program.lastLines().join('\n  ');
      throw new StackError(`${app.title} did not start.\n  ${output || 'It said nothing.'}`);
    }
    return program;
  };
  const stop = async () => {
    await Promise.all([...running.values()].reverse().map((program) => stopProgram(program)));
  };

  signal?.addEventListener('abort', () => void stop(), { once: true });
  try {
    const [api, ...web] = apps;
    await start(api);
    await Promise.all(web.map(start));
    signal?.throwIfAborted();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    apps,
    dataDir,
    environment,
    running,
    start: (name) => start(apps.find((app) => app.name === name)),
    stop,
    anyEnded: Promise.race(
      [...running].map(([name, program]) => program.ended.then((code) => ({ name, code }))),
    ),
  };
}
