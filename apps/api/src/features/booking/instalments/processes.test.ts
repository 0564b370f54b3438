import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCard, aSession, books, seedStudio } from '../../../../test/booking.ts';
import { manyMembers, type SignedInMember } from '../../../../test/many-members.ts';
import { realDatabase } from '../../../../test/database.ts';
import { withFaults, type FaultyPayments } from '../../../../test/faulty-payments.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { openPostgres } from '../../../platform/database/open-postgres.ts';
import { openSandbox } from '../../payments/sandbox/sandbox.ts';
import { reconcileAll } from '../registration/reconcile.ts';
import { claimJob, registerJobs, type ClaimJob } from '../../../platform/jobs/claim-job.ts';
import { claimInstalment, type ClaimInstalment } from './claim-instalment.ts';
import { collectInstalments } from './collect-instalments.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { runDue } from '../../../platform/jobs/scheduler.ts';

/** Two processes on one PostgreSQL, each with its own pool. */
let one: TestServer;
let two: TestServer;
let provider: FaultyPayments;
beforeAll(async () => {
  const database = await realDatabase({ poolSize: 15 });
  const second = await openPostgres(database.url, { poolSize: 15 });
  provider = withFaults(openSandbox(database.db));
  one = await testServer({ database, adapters: { payments: provider } });
  two = await testServer({ database: second });
  await seedStudio(database);
});
afterAll(async () => {
  await two?.close();
  await one?.close();
});
beforeEach(() => {
  provider.fault = null;
  setClocks('2026-03-02T12:00:00-05:00');
});

const setClocks = (at: string) => [one, two].forEach(({ clock }) => clock.set(at));
const log = { error: (entry: unknown) => expect.fail(JSON.stringify(entry)) };
const dueDay = '2026-03-16T09:00:00-04:00';

async function onPlans(many: number): Promise<{ session_id: string; people: SignedInMember[] }> {
  const people = await manyMembers(one, many);
  const session_id = await aSession(one.database, {
    startsAt: new Date('2026-04-12T18:30:00-04:00'),
    maxParticipants: many,
  });
  for (const { token } of people) {
    const body = { session_id, payment_plan: 'bi_weekly', payment_method_id: await aCard(one) };
    expect((await one.call('POST', '/training/registrations/register/', { token, body })).status).toBe(201);
  }
  return { session_id, people };
}

async function emails(session_id: string): Promise<number> {
  const { rows } = await one.database.db.execute<{ many: number }>(sql`
    select count(*)::int as many from outbox_mails o join users u on u.email = o.recipient
    join registrations r on r.user_id = u.id where r.session_id = ${session_id} and o.template = 'payment_received'`);
  return rows[0]?.many ?? 0;
}

describe('a job that is due, claimed by two processes ten times concurrently', () => {
  async function runs(claim: ClaimJob): Promise<number> {
    let count = 0;
    const job: Job<unknown> = {
      name: randomUUID(),
      everyMs: 60_000,
      leaseMs: 60_000,
      run: async () => void (count += 1),
    };
    await registerJobs(one.database.db, [job], one.clock.now());
    const wanting = Array.from({ length: 20 }, (_, n) =>
      runDue((n % 2 === 0 ? one : two).deps, log, [job], {}, { claim }),
    );
    await Promise.all(wanting);
    return count;
  }

  it('runs once', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) expect(await runs(claimJob)).toBe(1);
  });

  it('runs more often when processes do not claim it (positive control)', async () => {
    expect(await runs(async () => 'mine')).toBeGreaterThan(1);
  });
});

const all = (claim: ClaimInstalment) =>
  Promise.all([one, two, one, two].map(({ deps }) => collectInstalments(deps, {}, { claim })));

describe('instalments collected by two processes concurrently', () => {
  it('are charged once each, with one email each', async () => {
    const { session_id } = await onPlans(15);
    setClocks(dueDay);
    await all(claimInstalment);
    expect(await books(one.database, session_id)).toMatchObject({ charges: 30, charged: 15 * 7500 });
    expect(await emails(session_id)).toBe(15);
  });

  it('are charged once when a process dies after the charge and another continues', async () => {
    const { session_id } = await onPlans(1);
    setClocks(dueDay);
    provider.fault = 'dies_after';
    // A dead process would do nothing more. This one abandons the charge after 20 s, when its database may be closed.
    collectInstalments(one.deps).catch(() => undefined);
    await expect
      .poll(async () => (await books(one.database, session_id))?.charges, { timeout: 5_000 })
      .toBe(2);
    await collectInstalments(two.deps);
    two.clock.pass(120);
    await Promise.all([reconcileAll(two.deps), collectInstalments(two.deps)]);
    await collectInstalments(two.deps);
    expect(await books(one.database, session_id)).toMatchObject({ charges: 2, charged: 7500 });
    expect(await emails(session_id)).toBe(1);
  });
});

describe('cancelling during the collection of an instalment', () => {
  it('makes no charge for a released seat', async () => {
    const { session_id, people } = await onPlans(12);
    setClocks(dueDay);
    const tokens = await Promise.all(people.map(({ renewed }) => renewed()));
    const cancel = (token: string) =>
      two.call('POST', `/sessions/registered/${session_id}/cancel/`, { token, body: {} });
    await Promise.all([collectInstalments(one.deps), ...tokens.map(cancel), collectInstalments(two.deps)]);
    // Members who were told that a payment is in progress retry.
    for (const token of tokens) expect((await cancel(token)).status).toBe(200);
    await reconcileAll(one.deps);
    expect(await books(one.database, session_id)).toMatchObject({ taken: 0, live: 0, charged: 0 });
  });
});

/** The last test, because it removes the table's constraint together with the claim. */
describe('instalments without a claim', () => {
  it('are charged twice (positive control)', async () => {
    const { session_id } = await onPlans(5);
    setClocks(dueDay);
    await one.database.db.execute(sql`drop index payments_one_charge`);
    await all(unguarded);
    const { charged } = (await books(one.database, session_id)) ?? { charged: 0 };
    expect(charged).toBeGreaterThan(5 * 7500);
  });
});

/** Without the guards, every process charges each due instalment that it sees, under its own key. */
const unguarded: ClaimInstalment = async ({ db }, instalmentId, provider) => {
  const { rows } = await db.execute<{
    registration_id: string;
    session_id: string;
    cents: number;
    method: string;
  }>(sql`
    select i.registration_id, r.session_id, i.amount_cents as cents, r.payment_method_ref as method
    from instalments i join registrations r on r.id = i.registration_id where i.id = ${instalmentId}`);
  const [due] = rows;
  if (due === undefined) return null;
  const [paymentId, key] = [randomUUID(), randomUUID()];
  await db.execute(sql`
    insert into payments (id, registration_id, instalment_id, kind, amount_cents, status, provider, idempotency_key)
    values (${paymentId}, ${due.registration_id}, ${instalmentId}, 'charge', ${due.cents}, 'pending', ${provider}, ${key})`);
  const { registration_id: registrationId, session_id: sessionId, cents, method } = due;
  return { paymentId, registrationId, sessionId, instalmentId, provider, cents, key, method };
};
