import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realDatabase } from '../../../test/database.ts';
import { aMember, seedStudio, type Person } from '../../../test/booking.ts';
import { aSeries } from '../../../test/office/series-cases.ts';
import { bookedBy, sessionsOf } from '../../../test/office/series-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { whileLocked } from '../../../test/while-locked.ts';
import { ProblemError } from '../../platform/calls/problem.ts';
import { openPostgres } from '../../platform/database/open-postgres.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { applyChanges, changesPreview } from './change-handlers.ts';
import { extendSeries } from './extend-series.ts';
import type { lockSessions } from './planned-change.ts';

let server: TestServer;
let other: TestServer;
let manager: Person;
beforeAll(async () => {
  const database = await realDatabase();
  server = await testServer({ database });
  other = await testServer({ database: await openPostgres(database.url, { poolSize: 4 }) });
  await seedStudio(database);
  manager = await aTeamMember(server, 'manager');
});
afterAll(async () => {
  await other?.close();
  await server?.close();
});

/** Applies a change to a series while a visitor books its first session. Returns the response, and the people told. */
async function applyDuringBooking(guards: { readonly lock?: typeof lockSessions }) {
  const id = await aSeries(server);
  const [first] = await sessionsOf(server, id);
  const sessionId = first?.id ?? '';
  const [early, late] = [await aMember(server), await aMember(server)];
  await bookedBy(server, [[sessionId, early.id]]);
  const request = {
    scope: 'all_future' as const,
    changes: { start_time: '19:00', end_time: '20:30' },
  };
  const now = server.clock.now();
  const { preview } = await changesPreview(server.database.db, server.deps, id, request, now);
  const call = {
    params: { id },
    body: { ...request, preview_token: preview.preview_token },
    caller: { userId: manager.id, role: 'manager' as const },
    requestId: randomUUID(),
  };
  const { result } = await whileLocked(server.database, {
    lock: sql`update sessions set taken = taken + 1 where id = ${sessionId}`,
    work: () =>
      applyChanges(call as Parameters<typeof applyChanges>[0], server.deps, guards).then(
        () => 'applied',
        (error: unknown) => (error instanceof ProblemError ? error.code : error),
      ),
    look: (tx) =>
      tx.insert(registrations).values({
        sessionId,
        userId: late.id,
        status: 'confirmed',
        priceCents: 0,
        rate: 'public',
        plan: 'full',
      }),
  });
  return { result, sessions: await sessionsOf(server, id) };
}

describe('a booking while a change is confirmed', () => {
  it('refuses the change, which leaves everything as it was', async () => {
    const { result, sessions } = await applyDuringBooking({});
    expect(result).toBe('preview_changed');
    expect(sessions.map(({ version, revision }) => [version, revision])).toEqual(sessions.map(() => [1, 0]));
  });

  it('is overlooked when the sessions are not locked first (positive control)', async () => {
    const { result } = await applyDuringBooking({ lock: (() => Promise.resolve([])) as never });
    expect(result).toBe('applied');
  });
});

describe('the job of the series in two processes', () => {
  it('makes each session once', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => aSeries(server, {}, 1)));
    await Promise.all([server, other, server, other].map(({ deps }) => extendSeries(deps)));
    const counts = await Promise.all(ids.map(async (id) => (await sessionsOf(server, id)).length));
    // Until the day of the horizon, twelve weeks ahead.
    expect(counts).toEqual(ids.map(() => 12));
  });
});
