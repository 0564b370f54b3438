import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { seedPlans } from '../src/app/seed/plans/seed-plans.ts';
import { checkLedger } from '../src/features/booking/ledger/check-ledger.ts';
import { openSandbox } from '../src/features/payments/sandbox/sandbox.ts';
import { aCard, aMember, seedStudio, type Person } from './booking.ts';
import { anyDatabase } from './database.ts';
import { withFaults, type FaultyPayments } from './faulty-payments.ts';
import { testServer, type ApiResponse, type TestServer } from './server.ts';

interface Passes {
  readonly left: number;
  readonly passes: readonly Readonly<Record<string, unknown>>[];
  readonly history: readonly Readonly<Record<string, unknown>>[];
}

/** What people do with passes, at a server. */
export function passActions(server: TestServer) {
  return {
    buy: async (
      person: Person,
      { card, key = randomUUID(), ...over }: { card?: string; key?: string } & Record<string, unknown> = {},
    ): Promise<ApiResponse> =>
      server.call('POST', '/passes/', {
        token: await person.renewed(),
        body: {
          plan_id: 'plan-pass-5',
          payment_method_id: await aCard(server, card),
          payment_consent: true,
          ...over,
        },
        headers: { 'idempotency-key': key },
      }),
    own: async (person: Person): Promise<Passes> => {
      const { text } = await server.call('GET', '/passes/', { token: await person.renewed() });
      return JSON.parse(text) as Passes;
    },
    emails: async ({ email }: Person) => {
      const { rows } = await server.database.db.execute<{ template: string }>(
        sql`select template from outbox_mails where recipient = ${email} order by sequence`,
      );
      return rows.map(({ template }) => template);
    },
    /** What the sandbox took from a person for passes, in cents. */
    taken: async ({ id }: Person) => {
      const { rows } = await server.database.db.execute<{ cents: number }>(sql`
        select coalesce(sum(case c.kind when 'charge' then c.amount_cents else -c.amount_cents end), 0)::int as cents
        from sandbox_charges c join payments m on m.idempotency_key = c.idempotency_key
          join passes p on p.id = m.pass_id
        where p.user_id = ${id} and c.status = 'succeeded'`);
      return rows[0]?.cents;
    },
    problems: async () => (await checkLedger(server.database.db)).problems,
  };
}

/** A server for the tests of this file with the demo's plans, on March 2 before each test, and a provider that can fail. */
export function passFixture() {
  const fixture = {} as {
    server: TestServer;
    provider: FaultyPayments;
    act: ReturnType<typeof passActions>;
    person: Person;
  };
  beforeAll(async () => {
    const database = await anyDatabase();
    fixture.provider = withFaults(openSandbox(database.db));
    fixture.server = await testServer({ database, adapters: { payments: fixture.provider } });
    fixture.act = passActions(fixture.server);
    await seedStudio(database);
    await database.withTx(seedPlans);
  });
  afterAll(() => fixture.server?.close());
  beforeEach(async () => {
    fixture.server.clock.set('2026-03-02T12:00:00-05:00');
    fixture.provider.fault = null;
    fixture.provider.down = false;
    fixture.person = await aMember(fixture.server);
  });
  return fixture;
}
