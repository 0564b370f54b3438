import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { collectInstalments } from '../src/features/booking/instalments/collect-instalments.ts';
import { openSandbox } from '../src/features/payments/sandbox/sandbox.ts';
import { aMember, aSession, books, registrationIn, seedStudio } from './booking.ts';
import { memoryDatabase } from './database.ts';
import { behindFaultyLine, type FaultyPayments } from './faulty-payments.ts';
import { testServer, type TestServer } from './server.ts';
import { waiting } from './waiting.ts';

/** The due date of the second instalment of a plan that starts on March 2. */
export const dueDay = '2026-03-16T00:00:00-04:00';

/** A server for the tests of this file, on March 2 before each test, with a provider that can fail and people on plans. */
export function planWorld() {
  const world = {} as { server: TestServer; line: FaultyPayments; people: ReturnType<typeof waiting> };
  beforeAll(async () => {
    const database = await memoryDatabase();
    world.line = behindFaultyLine(openSandbox(database.db));
    world.server = await testServer({ database, adapters: { payments: world.line } });
    world.people = waiting(world.server);
    await seedStudio(database);
  });
  afterAll(() => world.server?.close());
  beforeEach(() => {
    world.server.clock.set('2026-03-02T12:00:00-05:00');
    world.line.fault = null;
    world.line.down = false;
  });
  const db = () => world.server.database.db;
  return {
    world,
    collect: () => collectInstalments(world.server.deps),
    /** $75 in two instalments: $38 now, $37 on March 16. */
    onAPlan: async () => {
      const startsAt = new Date('2026-04-12T18:30:00-04:00');
      const session_id = await aSession(world.server.database, { startsAt });
      const person = await aMember(world.server);
      const bought = await world.people.buy(person, session_id, undefined, { payment_plan: 'bi_weekly' });
      return { session_id, person, id: String(registrationIn(bought)['public_id']) };
    },
    charged: async (session_id: string) => (await books(world.server.database, session_id))?.charged,
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
