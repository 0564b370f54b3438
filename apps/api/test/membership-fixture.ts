import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { seedPlans } from '../src/app/seed/plans/seed-plans.ts';
import { checkLedger } from '../src/features/booking/ledger/check-ledger.ts';
import { openSandbox } from '../src/features/payments/sandbox/sandbox.ts';
import { aCard, aMember, seedStudio, type Person } from './booking.ts';
import { anyDatabase } from './database.ts';
import { withFaults, type FaultyPayments } from './faulty-payments.ts';
import { testServer, type ApiResponse, type TestServer } from './server.ts';

/** The membership in a response. */
export const membershipIn = ({ body }: ApiResponse) => body['membership'] as Record<string, unknown>;

/** What people do with their memberships, at a server. */
export function membershipActions(server: TestServer) {
  const post = async (person: Person, path: string, body: object = {}, key?: string) =>
    server.call('POST', `/memberships/${path}`, {
      token: await person.renewed(),
      body,
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
  return {
    buy: async (person: Person, card?: string, over: object = {}, key?: string) =>
      post(
        person,
        '',
        {
          plan_id: 'plan-standard-month',
          payment_method_id: await aCard(server, card),
          payment_consent: true,
          ...over,
        },
        key,
      ),
    pay: async (person: Person, id: unknown, card?: string) =>
      post(person, `${String(id)}/pay/`, {
        payment_method_id: await aCard(server, card),
        payment_consent: true,
      }),
    post,
    list: async (person: Person) => {
      const { text } = await server.call('GET', '/memberships/', { token: await person.renewed() });
      return JSON.parse(text) as Record<string, unknown>[];
    },
    emails: async ({ email }: Person) => {
      const { rows } = await server.database.db.execute<{ template: string }>(
        sql`select template from outbox_mails where recipient = ${email} order by sequence`,
      );
      return rows.map(({ template }) => template);
    },
    /** What the sandbox took from a person for memberships, in cents. */
    taken: async ({ id }: Person) => {
      const { rows } = await server.database.db.execute<{ cents: number }>(sql`
        select coalesce(sum(case c.kind when 'charge' then c.amount_cents else -c.amount_cents end), 0)::int as cents
        from sandbox_charges c join payments m on m.idempotency_key = c.idempotency_key
          join memberships b on b.id = m.membership_id
        where b.user_id = ${id} and c.status = 'succeeded'`);
      return rows[0]?.cents;
    },
    /** Sets how the card of a membership behaves from now on. */
    cardNow: (id: unknown, behaviour: 'succeeds' | 'declines' | 'asks') =>
      server.database.db.execute(sql`update sandbox_cards set behaviour = ${behaviour}
        where id = (select payment_method_ref from memberships where id = ${String(id)})`),
    problems: async () => (await checkLedger(server.database.db)).problems,
  };
}

/** A server for the tests of this file with the demo's plans, on March 2 before each test, and a provider that can fail. */
export function membershipFixture() {
  const fixture = {} as {
    server: TestServer;
    provider: FaultyPayments;
    act: ReturnType<typeof membershipActions>;
    person: Person;
  };
  beforeAll(async () => {
    const database = await anyDatabase();
    fixture.provider = withFaults(openSandbox(database.db));
    fixture.server = await testServer({ database, adapters: { payments: fixture.provider } });
    fixture.act = membershipActions(fixture.server);
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
