import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSession, seedStudio } from '../../../../test/booking.ts';
import { signal, waitForBlockedTransaction } from '../../../../test/closing.ts';
import { realDatabase } from '../../../../test/database.ts';
import { manyMembers } from '../../../../test/many-members.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { openPostgres } from '../../../platform/database/open-postgres.ts';
import { claimReminder, type ClaimReminder } from './claim-reminder.ts';
import { sendReminders } from './send-reminders.ts';

/** Two processes on one PostgreSQL, each with its own pool. */
let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  const database = await realDatabase({ poolSize: 15 });
  const second = await openPostgres(database.url, { poolSize: 15 });
  one = await testServer({ database });
  two = await testServer({ database: second });
  await seedStudio(database);
});
afterAll(async () => {
  await two?.close();
  await one?.close();
});

const setClocks = (at: string) => [one, two].forEach(({ clock }) => clock.set(at));

/** Many registrations whose reminder is due now. */
async function due(many: number): Promise<string> {
  setClocks('2026-03-02T12:00:00-05:00');
  const session_id = await aSession(one.database, {
    startsAt: new Date('2026-04-12T18:30:00-04:00'),
    maxParticipants: many,
  });
  for (const { token } of await manyMembers(one, many)) {
    const made = await one.call('POST', '/training/registrations/register/', { token, body: { session_id } });
    expect(made.status).toBe(201);
  }
  setClocks('2026-04-11T18:30:00-04:00');
  return session_id;
}

async function emails(session_id: string): Promise<number> {
  const { rows } = await one.database.db.execute<{ many: number }>(sql`
    select count(*)::int as many from outbox_mails o join users u on u.email = o.recipient
    join registrations r on r.user_id = u.id where r.session_id = ${session_id} and o.template = 'reminder'`);
  return rows[0]?.many ?? 0;
}

const all = (claim: ClaimReminder) =>
  Promise.all([one, two, one, two].map(({ deps }) => sendReminders(deps, {}, { claim })));

describe('reminders sent by two processes concurrently', () => {
  it('are one for each registration', async () => {
    const session_id = await due(25);
    await all(claimReminder);
    expect(await emails(session_id)).toBe(25);
  });

  it('are complete and single when processes die between the claim and the end of the transaction', async () => {
    const session_id = await due(12);
    let claims = 0;
    // A killed process leaves a transaction that the database rolls back.
    const dies: ClaimReminder = async (tx, reminder, now) => {
      const isMine = await claimReminder(tx, reminder, now);
      if (isMine && (claims += 1) % 3 === 0) throw new Error('killed');
      return isMine;
    };
    await Promise.allSettled(
      [one, two, one, two].map(({ deps }) => sendReminders(deps, {}, { claim: dies })),
    );
    expect(claims).toBeGreaterThanOrEqual(12);
    await all(claimReminder);
    expect(await emails(session_id)).toBe(12);
  });

  it('are sent more than once without the claim (positive control)', async () => {
    const session_id = await due(10);
    await all(async () => true);
    expect(await emails(session_id)).toBeGreaterThan(10);
  });
});

describe('a registration that is cancelled while its reminder is claimed', () => {
  it('gets no reminder', async () => {
    const session_id = await due(1);
    const [cancelled, claiming] = [signal(), signal()];
    const cancelling = one.database.withTx(async (tx) => {
      await tx.execute(sql`
        update registrations set status = 'cancelled', cancelled_at = now() where session_id = ${session_id}`);
      cancelled.fire();
      await claiming.fired;
    });
    await cancelled.fired;
    const sending = sendReminders(two.deps);
    try {
      await waitForBlockedTransaction(one.database);
    } finally {
      claiming.fire();
    }
    await Promise.all([cancelling, sending]);
    expect(await emails(session_id)).toBe(0);
  });
});
