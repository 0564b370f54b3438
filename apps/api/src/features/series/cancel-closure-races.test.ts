import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { realDatabase } from '../../../test/database.ts';
import { registerUnpaid } from '../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { whileLocked } from '../../../test/while-locked.ts';
import { ProblemError } from '../../platform/calls/problem.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { closures, sessions } from '../../platform/database/schema/training.ts';
import { cancelClosure, closureCancelPreview } from './cancel-closure.ts';

let server: TestServer;
let manager: Person;
beforeAll(async () => {
  server = await testServer({ database: await realDatabase() });
  await seedStudio(server.database);
  manager = await aTeamMember(server, 'manager');
});
afterAll(() => server?.close());

/** Cancels a closure while a visitor books its session. Returns the outcome and the session's status. */
async function cancelDuringBooking(guards: Parameters<typeof cancelClosure>[2]) {
  const { db } = server.database;
  const sessionId = await aSession(server.database);
  await registerUnpaid(server, sessionId, await aMember(server));
  const late = await aMember(server);
  const [closure] = await db
    .insert(closures)
    .values({ startDate: '2026-03-12', endDate: '2026-03-12', reason: 'Sanding' })
    .returning();
  if (closure === undefined) throw new Error('the closure was not stored');
  const { preview_token } = await closureCancelPreview(db, server.deps, closure, { at: server.clock.now() });
  const call = {
    params: { id: closure.id },
    body: { preview_token, reason: 'Sanding.' },
    caller: { userId: manager.id, role: 'manager' as const },
    requestId: randomUUID(),
  };
  const { result } = await whileLocked(server.database, {
    lock: sql`update sessions set taken = taken + 1 where id = ${sessionId}`,
    work: () =>
      cancelClosure(call as Parameters<typeof cancelClosure>[0], server.deps, guards).then(
        () => 'cancelled',
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
  const [session] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
  await db.delete(closures).where(eq(closures.id, closure.id));
  await db.update(sessions).set({ status: 'cancelled' }).where(eq(sessions.id, sessionId));
  return { result, status: session?.status };
}

describe('a booking while the sessions of a closure are cancelled', () => {
  it('refuses the cancellation, which leaves everything as it was', async () => {
    expect(await cancelDuringBooking({})).toEqual({ result: 'preview_changed', status: 'scheduled' });
  });

  it('is overlooked when the sessions are not locked first (positive control)', async () => {
    const lock = () => Promise.resolve();
    expect(await cancelDuringBooking({ lock })).toEqual({ result: 'cancelled', status: 'cancelled' });
  });
});
