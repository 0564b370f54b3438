import { basePath } from '@detroit-well/api-client/contract';
import { listenBacklog, type Addresses } from '@detroit-well/config/env';
import type { Server } from 'node:http';
import pino from 'pino';
import { systemClock } from '../platform/clock/clock.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { openReplica } from '../platform/database/open-replica.ts';
import { assertFilesWritable, createFiles } from '../platform/files/create-files.ts';
import { createPrivateFiles, makePrivate } from '../platform/files/private-folder.ts';
import { logging } from '../platform/logging/logging.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { startMetricsServer } from '../platform/metrics/metrics-server.ts';
import { buildApp } from './app.ts';
import { startBackground } from './background.ts';
import { serveDump } from './backup/embedded-dump.ts';
import { useInProduction } from './seed/live-database.ts';
import { seedWhenEmpty } from './seed/seed-when-empty.ts';
import { processSettings } from './settings.ts';
import { cleanStoredTexts, collidingAccounts } from './stored-texts/clean-stored-texts.ts';
import { startClock } from './start-clock.ts';
import { startFailure } from './start-failure.ts';

/** The time that requests in progress get to finish when the server shuts down. */
const stopLimitMs = 10_000;

async function start(): Promise<void> {
  const settings = processSettings();
  const log = pino(logging(settings.logLevel), pino.destination(2));
  createPrivateFiles();
  const others = await makePrivate(settings.dataDir);
  if (others > 0) log.warn({ files: others }, 'files of another account in the data folder are not private');
  const database = await openDatabase(settings, (error) =>
    log.warn({ err: error }, 'a database connection broke'),
  );
  try {
    await cleanStoredTexts(database, systemClock.now());
    const accounts = (await collidingAccounts(database.db)).map(({ id }) => id);
    if (accounts.length > 0)
      log.warn({ accounts }, 'the addresses of these accounts belong to other accounts');
    const studioClock = await startClock(database, settings, log);
    if (studioClock !== undefined) {
      await seedWhenEmpty(database, await createFiles(settings), studioClock.now());
    } else {
      await useInProduction(database, systemClock.now());
      await assertFilesWritable(settings);
    }
    const metrics = settings.metrics === undefined ? undefined : createMetrics();
    const replica =
      settings.replicaUrl === undefined
        ? undefined
        : openReplica(settings.replicaUrl, database, {
            onError: (error) => log.warn({ err: error }, 'the replica does not serve reads'),
          });
    const { app, deps } = await buildApp({
      settings,
      database,
      ...(studioClock && { studioClock }),
      ...(metrics && { metrics }),
      ...(replica && { replica }),
      logger: { ...logging(settings.logLevel), stream: process.stderr },
    });
    const onError = (error: unknown) => app.log.error({ err: error }, 'the metrics could not be read');
    const metricsServer =
      metrics && settings.metrics
        ? await startMetricsServer({ ...settings.metrics, registry: metrics.registry, onError })
        : undefined;
    const stopBackground = await startBackground(deps, app.log, metrics?.countJobRun);
    const stopDumps = database.dump
      ? await serveDump(settings.dataDir, database.dump, (error) =>
          app.log.error({ err: error }, 'the database could not be copied for a backup'),
        )
      : undefined;
    const stop = onStop(async () => {
      // Concurrently, so that jobs and email senders start nothing new while the last requests finish.
      await Promise.all([app.close(), stopBackground()]);
      await Promise.all([metricsServer?.close(), stopDumps?.(), replica?.close(), studioClock?.close()]);
      await database.close();
    });
    // The demo listens on this machine only. A container must accept connections from outside.
    const host = settings.host ?? (settings.deployment === 'demo' ? 'localhost' : '0.0.0.0');
    await app.listen({ port: settings.addresses.apiPort, host, backlog: listenBacklog });
    if (metricsServer) console.log(`metrics on ${metricsServer.url}`);
    console.log(`listening on ${reachedAt(settings.addresses, app.server.address())}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The configured URL. With port 0, the URL with the port that the operating system chose. */
function reachedAt({ apiUrl, apiPort }: Addresses, bound: ReturnType<Server['address']>): string {
  if (apiPort !== 0 || bound === null || typeof bound === 'string') return apiUrl;
  return `http://localhost:${bound.port}${basePath}`;
}

/** Shuts down once, however many signals arrive, and exits after `stopLimitMs` at the latest. */
function onStop(close: () => Promise<void>): () => Promise<void> {
  let stopping = false;
  return async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    await close();
    process.exit(0);
  };
}

try {
  await start();
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}
