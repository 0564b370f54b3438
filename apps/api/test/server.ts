import { readApiSettings } from '@detroit-well/config/env';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../src/app/app.ts';
import { startClock } from '../src/app/start-clock.ts';
import type { Clock } from '../src/platform/clock/clock.ts';
import type { Database } from '../src/platform/database/database.ts';
import type { Replica } from '../src/platform/database/open-replica.ts';
import type { Metrics } from '../src/platform/metrics/metrics.ts';
import type { Deps } from '../src/app/dependencies.ts';
import type { Adapters } from '../src/app/create-dependencies.ts';
import { createPasswords } from '../src/features/auth/passwords.ts';
import { anyDatabase } from './database.ts';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  set(instant: string | Date): void;
  /** Moves the clock forward by `seconds`. */
  pass(seconds: number): void;
}

export function testClock(start = '2026-03-02T12:00:00-05:00'): TestClock {
  let now = new Date(start);
  return {
    now: () => now,
    set: (instant) => void (now = new Date(instant)),
    pass: (seconds) => void (now = new Date(now.getTime() + seconds * 1000)),
  };
}

export interface TestServer {
  app: FastifyInstance;
  deps: Deps;
  database: Database;
  clock: TestClock;
  /** Makes one call below /api/v2 and parses the response body, if any, as JSON. */
  call(method: string, path: string, options?: CallOptions): Promise<ApiResponse>;
  close(): Promise<void>;
}

/** How a test server has a clock that moves. */
interface StudioTime {
  /** Its CLOCK. */
  readonly from?: string;
  /** The real time; by default the clock of the test. */
  readonly machine?: Clock;
  /** Positive control: what is between machines reads the studio's clock, too. */
  readonly isShared?: boolean;
}

interface CallOptions {
  body?: unknown;
  /** Access token. */
  token?: string;
  headers?: Record<string, string>;
}

export interface ApiResponse {
  status: number;
  headers: Record<string, unknown>;
  // Each test states what it expects of the body.
  body: Record<string, unknown>;
  text: string;
  /** The raw bytes, for files. */
  raw: Buffer;
}

/** The algorithm of production at its lowest cost: 0.1 instead of 10 ms. */
const cheapHashes = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The whole server in memory. Rate limits are lifted and hashes are cheap, unless a test sets them. */
export async function testServer(
  options: {
    database?: Database;
    replica?: Replica;
    env?: Record<string, string>;
    adapters?: Partial<Adapters>;
    metrics?: Metrics;
    /** Opens the clock of the database, and serves /dev/clock. */
    studio?: StudioTime;
  } = {},
): Promise<TestServer> {
  const database = options.database ?? (await anyDatabase());
  const { studio } = options;
  const clock = testClock();
  const machine = studio?.machine ?? clock;
  // Created only when a test stores a file.
  const DATA_DIR = join(tmpdir(), `detroit-api-${randomUUID()}`);
  const settings = readApiSettings({
    RATE_LIMITS: 'load-test',
    LOG_LEVEL: 'silent',
    DATA_DIR,
    ...options.env,
  });
  const studioClock =
    studio &&
    (await startClock(
      database,
      { deployment: 'demo', clock: studio.from === undefined ? undefined : new Date(studio.from) },
      console,
      machine,
    ));
  const { app, deps } = await buildApp({
    settings,
    database,
    ...(options.replica && { replica: options.replica }),
    clock: studio?.isShared === true && studioClock ? studioClock : machine,
    ...(studioClock && { studioClock }),
    adapters: { passwords: createPasswords(4, { cost: cheapHashes }), ...options.adapters },
    checkReplies: true,
    logger: false,
    ...(options.metrics && { metrics: options.metrics }),
  });
  await app.ready();
  return {
    app,
    deps,
    database,
    clock,
    call: async (method, path, { body, token, headers = {} } = {}) => {
      const request: InjectOptions = {
        method,
        url: `/api/v2${path}`,
        headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
        ...(body === undefined ? {} : { payload: body as Record<string, unknown> }),
      };
      const reply = await app.inject(request);
      return {
        status: reply.statusCode,
        headers: reply.headers,
        body: asJson(reply.body),
        text: reply.body,
        raw: reply.rawPayload,
      };
    },
    close: async () => {
      await app.close();
      await studioClock?.close();
      await database.close();
      await rm(DATA_DIR, { recursive: true, force: true });
    },
  };
}

function asJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
