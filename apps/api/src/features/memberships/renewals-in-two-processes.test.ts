import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedPlans } from '../../app/seed/plans/seed-plans.ts';
import { aMember, seedStudio, type Person } from '../../../test/booking.ts';
import { realDatabase } from '../../../test/database.ts';
import { withFaults, type FaultyPayments } from '../../../test/faulty-payments.ts';
import { membershipActions } from '../../../test/membership-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { openPostgres } from '../../platform/database/open-postgres.ts';
import { openSandbox } from '../payments/sandbox/sandbox.ts';
import { claimRenewal, type ClaimRenewal } from './claim-renewal.ts';
import { reconcileMemberships } from './reconcile-memberships.ts';
import { renewMemberships } from './renew-memberships.ts';

/** Two processes on one PostgreSQL, each with its own pool. */
let one: TestServer;
let two: TestServer;
let provider: FaultyPayments;
let act: ReturnType<typeof membershipActions>;
beforeAll(async () => {
  const database = await realDatabase({ poolSize: 15 });
  const second = await openPostgres(database.url, { poolSize: 15 });
  provider = withFaults(openSandbox(database.db));
  one = await testServer({ database, adapters: { payments: provider } });
  two = await testServer({ database: second });
  act = membershipActions(one);
  await seedStudio(database);
  await database.withTx(seedPlans);
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
const dueDay = '2026-04-02T09:00:00-04:00';

async function members(many: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let n = 0; n < many; n += 1) {
    const person = await aMember(one);
    expect((await act.buy(person)).status).toBe(201);
    people.push(person);
  }
  return people;
}

const taken = async (people: readonly Person[]) => Promise.all(people.map(act.taken));
const all = (claim: ClaimRenewal) =>
  Promise.all([one, two, one, two].map(({ deps }) => renewMemberships(deps, {}, { claim })));

describe('renewals by two processes at once', () => {
  it('charge each membership once, with one email each', async () => {
    const people = await members(12);
    setClocks(dueDay);
    await all(claimRenewal);
    expect(await taken(people)).toEqual(people.map(() => 9800));
    for (const person of people)
      expect(await act.emails(person)).toEqual(['membership_joined', 'membership_renewed']);
    expect(await act.problems()).toEqual([]);
  });

  it('charge once when a process dies after the charge and another continues', async () => {
    const people = await members(1);
    setClocks(dueDay);
    provider.fault = 'dies_after';
    // A dead process would do nothing more. This one abandons the charge after 20 s, when its database may be closed.
    renewMemberships(one.deps).catch(() => undefined);
    await expect.poll(() => taken(people), { timeout: 5_000 }).toEqual([9800]);
    await renewMemberships(two.deps);
    two.clock.pass(120);
    await Promise.all([reconcileMemberships(two.deps), renewMemberships(two.deps)]);
    await renewMemberships(two.deps);
    expect([await taken(people), await act.problems()]).toEqual([[9800], []]);
  });

  it('charge nothing for what is cancelled at the same moment, or one period that counts', async () => {
    const people = await members(6);
    setClocks(dueDay);
    const ids = await Promise.all(people.map(async (person) => String((await act.list(person))[0]?.['id'])));
    await Promise.all([
      renewMemberships(one.deps),
      ...people.map((person, index) => act.post(person, `${ids[index]}/cancel/`)),
      renewMemberships(two.deps),
    ]);
    for (const person of people) {
      const [own] = await act.list(person);
      expect([9800, 4900]).toContain(await act.taken(person));
      expect(own).toMatchObject(
        (await act.taken(person)) === 9800
          ? { state: 'active', paid_until: '2026-05-02' }
          : { paid_until: '2026-04-02', cancel_at_period_end: true },
      );
    }
    expect(await act.problems()).toEqual([]);
  });
});

/** The last test, because it removes the table's constraints together with the claim. */
describe('renewals without a claim', () => {
  it('are charged twice (positive control)', async () => {
    const people = await members(4);
    setClocks(dueDay);
    await one.database.db.execute(
      sql`drop index payments_one_period; drop index payments_one_open_membership_charge`,
    );
    await all(unguarded);
    const { rows } = await one.database.db.execute<{ many: number }>(sql`
      select count(*)::int as many from sandbox_charges where kind = 'charge' and status = 'succeeded'
        and idempotency_key in (select idempotency_key from payments where period_from = '2026-04-02')
        and card_id in (select b.payment_method_ref from memberships b where b.user_id in ${people.map(({ id }) => id)})`);
    expect(rows[0]?.many).toBeGreaterThan(people.length);
  });
});

/** Without the guards, every process charges each due membership that it sees, under its own key. */
const unguarded: ClaimRenewal = async ({ db }, membershipId, name) => {
  const [paymentId, key] = [randomUUID(), randomUUID()];
  const { rows } = await db.execute<{ method: string; period: string }>(sql`
    select payment_method_ref as method, paid_until::text as period from memberships where id = ${membershipId}`);
  const [due] = rows;
  if (due === undefined) return null;
  await db.execute(sql`
    insert into payments (id, membership_id, period_from, kind, amount_cents, status, provider, idempotency_key)
    values (${paymentId}, ${membershipId}, ${due.period}, 'charge', 4900, 'pending', ${name}, ${key})`);
  return { paymentId, membershipId, provider: name, cents: 4900, key, method: due.method };
};
