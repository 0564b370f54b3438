import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { seedPlans } from '../../../src/app/seed/plans/seed-plans.ts';
import type { PaymentProvider } from '../../../src/features/payments/port/provider.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { seedStudio, type Person } from '../../booking.ts';
import { anyDatabase } from '../../database.ts';
import { stripeFixture, type StripeFixture } from '../../payment-fixtures.ts';
import { sellPlus } from '../../plan-change-fixture.ts';
import { testServer, type TestServer } from '../../server.ts';
import { aTeamMember } from '../../team-fixture.ts';
import { mortalDatabase, mortalProvider } from './dying.ts';

/** When every history begins. */
export const beginning = new Date('2026-03-02T12:00:00-05:00');

/** A server with a fake Stripe, whose processes can die. Its clock and the real one are the same, and only a history moves them. */
export interface PurchaseStudio {
  readonly server: TestServer;
  readonly fixture: StripeFixture;
  readonly provider: { losesRefund: boolean };
  /** Without the guard against dead processes. */
  readonly database: Database;
  readonly owner: Person;
  readonly desk: Person;
  readonly setClock: (at: Date) => void;
  /** Ends what a history left, so that no job of a later one continues it. */
  readonly clear: () => Promise<void>;
  close(): Promise<void>;
}

export type Provider = StripeFixture['payments'];

/** `wrap`: positive control, a provider that changes a request. */
export async function openPurchaseStudio(
  wrap: (provider: Provider) => PaymentProvider = (same) => same,
): Promise<PurchaseStudio> {
  vi.useFakeTimers({ toFake: ['Date'], now: beginning });
  const database = await anyDatabase();
  const guarded = mortalDatabase(database);
  const fixture = await stripeFixture(guarded);
  const provider = mortalProvider(wrap(fixture.payments));
  const server = await testServer({ database: guarded, adapters: { payments: provider } });
  await seedStudio(database);
  await database.withTx(seedPlans);
  await sellPlus(database.db);
  const setClock = (at: Date) => {
    server.clock.set(at);
    vi.setSystemTime(at);
  };
  setClock(beginning);
  return {
    server,
    fixture,
    provider,
    database,
    owner: await aTeamMember(server, 'owner'),
    desk: await aTeamMember(server, 'front_desk', 0),
    setClock,
    clear: async () => {
      const { db } = database;
      await db.execute(sql`update memberships set state = 'cancelled', end_date = coalesce(end_date, start_date),
        pause_from = null, pause_until = null where state <> 'cancelled'`);
      await db.execute(sql`update gift_cards set status = 'cancelled' where status in ('pending', 'paid')`);
      await db.execute(sql`update passes set state = 'cancelled' where state = 'pending'`);
      await db.execute(sql`update payments set status = case kind when 'charge' then 'cancelled' else 'failed' end
        where status in ('pending', 'unknown', 'requires_action')`);
      fixture.payments.fault = null;
      fixture.payments.down = false;
      fixture.fake.releaseWaiting();
    },
    close: async () => {
      await server.close();
      await fixture.close();
      vi.useRealTimers();
    },
  };
}
