import { basePath } from '@detroit-well/api-client/contract';
import { listenBacklog, SettingsError, type Addresses } from '@detroit-well/config/env';
import type { Server } from 'node:http';
import pino from 'pino';
import { createFiles } from './adapters/files/create-files.ts';
import { buildApp } from './app.ts';
import { startBackground } from './background.ts';
import { FolderInUse } from './db/lock-file.ts';
import { openDatabase } from './db/open-database.ts';
import { useInProduction, WrongDatabase } from './seed/live-database.ts';
import { seedWhenEmpty } from './seed/seed-when-empty.ts';
import { logging } from './serve/logging.ts';
import { whatFailed, whatFailedInALine } from './serve/what-failed.ts';
import { processSettings } from './settings.ts';

/** Requests under way get this long to finish when the server is asked to stop. */
const STOP_LIMIT_MS = 10_000;

async function start(): Promise<void> {
  const settings = processSettings();
  const log = pino(logging(settings.logLevel), pino.destination(2));
  const database = await openDatabase(settings, (error) => log.warn({ err: error }, 'a connection broke'));
  try {
    if (settings.deployment === 'demo') {
      await seedWhenEmpty(database, await createFiles(settings), new Date());
    } else {
      await useInProduction(database, new Date());
    }
    const { app, deps } = await buildApp({
      settings,
      database,
      logger: { ...logging(settings.logLevel), stream: process.stderr },
    });
    const stopBackground = await startBackground(deps, app.log);
    const stop = onStop(async () => {
      // Both at once: jobs and letters begin nothing new while the last requests are answered.
      await Promise.all([app.close(), stopBackground()]);
      await database.close();
    });
    // The demo is for this machine only; a container is reached from outside.
    const host = settings.deployment === 'demo' ? 'localhost' : '0.0.0.0';
    await app.listen({ port: settings.addresses.apiPort, host, backlog: listenBacklog });
    console.log(`listening on ${reachedAt(settings.addresses, app.server.address())}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The address as configured; with port 0, the one that the system chose. */
function reachedAt({ apiUrl, apiPort }: Addresses, bound: ReturnType<Server['address']>): string {
  if (apiPort !== 0 || bound === null || typeof bound === 'string') return apiUrl;
  return `http://localhost:${bound.port}${basePath}`;
}

/** Stops once, whatever the number of signals, and does not wait for ever. */
function onStop(close: () => Promise<void>): () => Promise<void> {
  let stopping = false;
  return async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    await close();
    process.exit(0);
  };
}

try {
  await start();
} catch (error) {
  // What an operator can mend is said in a sentence; anything else shows where it happened.
  const mendable = [SettingsError, FolderInUse, WrongDatabase].some((kind) => error instanceof kind);
  if (mendable) console.error((error as Error).message);
  else console.error([whatFailedInALine(error), whatFailed(error).stack].join('\n'));
  process.exit(1);
}
