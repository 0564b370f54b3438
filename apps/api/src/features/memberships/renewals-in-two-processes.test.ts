import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedPlans } from '../../app/seed/plans/seed-plans.ts';
import { aMember, seedStudio, type Person } from '../../../test/booking.ts';
import { realDatabase } from '../../../test/database.ts';
import { withFaults, type FaultyPayments } from '../../../test/faulty-payments.ts';
import { membershipActions } from '../../../test/membership-fixture.ts';
import {
  dropRenewalGuards,
  renewalCrowd,
  renewalsOf,
  unguardedRenewal,
} from '../../../test/renewal-crowd.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { openPostgres } from '../../platform/database/open-postgres.ts';
import { openSandbox } from '../payments/sandbox/sandbox.ts';
import { claimRenewal, type ClaimRenewal } from './claim-renewal.ts';
import { reconcileMemberships } from './membership-good.ts';
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
const all = (claimOfJob: () => ClaimRenewal) =>
  Promise.all([one, two, one, two].map(({ deps }) => renewMemberships(deps, {}, { claim: claimOfJob() })));

/** Jobs that claim nothing before all of them have read what is due. */
function inStep(jobs: number, claim: ClaimRenewal): () => ClaimRenewal {
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  const ready = new Set<ClaimRenewal>();
  return () => {
    const waits: ClaimRenewal = async (...given) => {
      if (ready.add(waits).size === jobs) start();
      await started;
      return claim(...given);
    };
    return waits;
  };
}

describe('renewals by two processes at once', () => {
  it('charge each membership once, with one email each', async () => {
    const many = 40;
    await renewalCrowd(one.database, 'crowd', many, '2026-04-02');
    setClocks(dueDay);
    await all(() => claimRenewal);
    expect(await renewalsOf(one.database, 'crowd')).toEqual({
      members: many,
      charged: many,
      most: 1,
      renewed: many,
      emails: many,
    });
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
    await renewalCrowd(one.database, 'unguarded', 4, '2026-04-02');
    setClocks(dueDay);
    await dropRenewalGuards(one.database);
    await all(inStep(4, unguardedRenewal));
    expect((await renewalsOf(one.database, 'unguarded'))?.most).toBeGreaterThan(1);
  });
});
