import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startChild, type ChildServer } from './child-server.ts';
import { realServer } from './database.ts';
import { newDatabaseOn } from './new-database.ts';
import type { PostgresServer } from './postgres.ts';

const hourMs = 3_600_000;
const from = '2027-03-02T10:00:00-05:00';
let postgres: PostgresServer;
let folder: string;
let environment: Record<string, string>;
const running: ChildServer[] = [];

beforeAll(async () => {
  postgres = await realServer();
  folder = await mkdtemp(join(tmpdir(), 'detroit-clock-'));
  environment = { DATABASE_URL: await newDatabaseOn(postgres.url), CLOCK: from };
});
afterAll(async () => {
  await Promise.all(running.map((server) => server.stop()));
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(more: Record<string, string> = {}): Promise<ChildServer> {
  const server = await startChild(folder, { ...environment, ...more });
  running.push(server);
  return server;
}

/** The studio's time by the `Date` of a response, and how far it is ahead. */
async function timeOf({ url }: ChildServer) {
  const response = await fetch(new URL('/dev/clock', url), { headers: { accept: 'application/json' } });
  const { ahead_ms: aheadMs } = (await response.json()) as { ahead_ms: number };
  return { aheadMs, date: Date.parse(response.headers.get('date') ?? '') };
}

const move = ({ url }: ChildServer, by: string) =>
  fetch(new URL('/dev/clock', url), {
    method: 'POST',
    headers: { origin: new URL(url).origin.replace('127.0.0.1', 'localhost'), accept: 'application/json' },
    body: new URLSearchParams({ by }),
  });

it('the processes on one database have one clock, which only one of them moves at a time, also after a restart', async () => {
  const [one, two] = [await start(), await start()];
  const before = await timeOf(two);
  expect(before).toEqual({ aheadMs: (await timeOf(one)).aheadMs, date: expect.any(Number) });
  expect(Math.abs(before.date - Date.parse(from))).toBeLessThan(120_000);

  expect((await move(one, 'hour')).status).toBe(200);
  // Within a second; the rest is for a busy machine.
  await expect
    .poll(async () => (await timeOf(two)).aheadMs, { timeout: 3_000, interval: 50 })
    .toBeGreaterThanOrEqual(before.aheadMs + 0.9 * hourMs);
  const moved = await timeOf(two);
  expect(Math.abs(moved.date - Date.now() - moved.aheadMs)).toBeLessThan(5_000);

  const both = await Promise.all([move(one, 'day'), move(two, 'day')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);

  await Promise.all([one.stop(), two.stop()]);
  const again = await start();
  const { aheadMs } = await timeOf(again);
  expect(Math.abs(aheadMs - before.aheadMs - 25 * hourMs)).toBeLessThan(0.1 * hourMs);
  await again.stop();
  await expect(start({ CLOCK: '2027-03-01T10:00:00-05:00' })).rejects.toThrow(
    /CLOCK sets the time of an empty database only\. This one holds later times/,
  );
});
