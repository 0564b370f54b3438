import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { collectInstalments } from '../src/features/booking/instalments/collect-instalments.ts';
import { openSandbox } from '../src/features/payments/sandbox/sandbox.ts';
import { aMember, aSession, books, registrationIn, seedStudio } from './booking.ts';
import { memoryDatabase } from './database.ts';
import { withFaults, type FaultyPayments } from './faulty-payments.ts';
import { testServer, type TestServer } from './server.ts';
import { waitlistActions } from './waitlist-actions.ts';

/** The due date of the second instalment of a plan that starts on March 2. */
export const dueDay = '2026-03-16T00:00:00-04:00';

/** A server for the tests of this file, on March 2 before each test, with a provider that can fail and people on plans. */
export function planFixture() {
  const fixture = {} as {
    server: TestServer;
    provider: FaultyPayments;
    people: ReturnType<typeof waitlistActions>;
  };
  beforeAll(async () => {
    const database = await memoryDatabase();
    fixture.provider = withFaults(openSandbox(database.db));
    fixture.server = await testServer({ database, adapters: { payments: fixture.provider } });
    fixture.people = waitlistActions(fixture.server);
    await seedStudio(database);
  });
  afterAll(() => fixture.server?.close());
  beforeEach(() => {
    fixture.server.clock.set('2026-03-02T12:00:00-05:00');
    fixture.provider.fault = null;
    fixture.provider.down = false;
  });
  const db = () => fixture.server.database.db;
  return {
    fixture,
    collect: () => collectInstalments(fixture.server.deps),
    /** $75 in two instalments: $38 now, $37 on March 16. */
    onAPlan: async () => {
      const startsAt = new Date('2026-04-12T18:30:00-04:00');
      const session_id = await aSession(fixture.server.database, { startsAt });
      const person = await aMember(fixture.server);
      const bought = await fixture.people.buy(person, session_id, undefined, { payment_plan: 'bi_weekly' });
      return { session_id, person, id: String(registrationIn(bought)['public_id']) };
    },
    charged: async (session_id: string) => (await books(fixture.server.database, session_id))?.charged,
    plan: async (id: string) => {
      const { rows } = await db().execute<{ status: string }>(
        sql`select status from instalments where registration_id = ${id} order by position`,
      );
      return rows.map(({ status }) => status);
    },
    /** Sets how the plan's card behaves from now on. */
    cardNow: (id: string, behaviour: 'succeeds' | 'declines' | 'asks') =>
      db().execute(sql`update sandbox_cards set behaviour = ${behaviour}
        where id = (select payment_method_ref from registrations where id = ${id})`),
  };
}
