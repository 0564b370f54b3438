import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../src/platform/database/database.ts';
import { aMember, aSession, cards, registrationIn, seedStudio } from '../booking.ts';
import { stripeFixture, type StripeFixture } from '../payment-fixtures.ts';
import { testServer, type TestServer } from '../server.ts';
import { deliver, type Delivery } from './deliver.ts';
import type { FakeEvent, FakeIntent } from './state.ts';

/** A studio that uses Stripe for payments. */
export interface StripeStudio {
  readonly server: TestServer;
  readonly fixture: StripeFixture;
  deliver(event: FakeEvent, how?: Delivery): Promise<number>;
  /** Registers a person with a card of this number. */
  order(number?: string): Promise<Ordered>;
  close(): Promise<void>;
}

export interface Ordered {
  readonly status: number;
  readonly sessionId: string;
  /** Empty if the order was rejected. */
  readonly id: string;
  readonly secret: string;
  readonly token: string;
  readonly email: string;
  readonly intent: FakeIntent;
  /** Sends the same request again. */
  again(): Promise<{ status: number; body: Record<string, unknown> }>;
  events(type: string): FakeEvent[];
}

export async function stripeStudio(database: Database): Promise<StripeStudio> {
  const fixture = await stripeFixture(database);
  const server = await testServer({ database, adapters: { payments: fixture.payments } });
  await seedStudio(database);
  return {
    server,
    fixture,
    deliver: (event, how) => deliver(server, event, how),
    order: async (number = cards.good) => {
      const sessionId = await aSession(database);
      const { token, email } = await aMember(server);
      const body = {
        session_id: sessionId,
        payment_plan: 'full',
        payment_method_id: fixture.fake.token(number),
        save_payment_method: false,
      };
      const headers = { 'idempotency-key': randomUUID() };
      const again = () => server.call('POST', '/training/registrations/register/', { token, body, headers });
      const response = await again();
      const { rows } = await database.db.execute<{ id: string; key: string }>(sql`
        select r.id, m.idempotency_key as key from registrations r join payments m on m.registration_id = r.id
        where r.session_id = ${sessionId}`);
      const { intents, events } = fixture.fake.state;
      const intent = [...intents.values()].find(({ metadata }) => metadata['key'] === rows[0]?.key);
      if (intent === undefined) throw new Error(`no intent was made: ${response.text}`);
      const payment = response.body['payment'] as { client_secret: string | null } | undefined;
      return {
        status: response.status,
        sessionId,
        id: response.status < 400 ? String(registrationIn(response)['public_id']) : String(rows[0]?.id),
        secret: payment?.client_secret ?? '',
        token,
        email,
        intent,
        again,
        events: (type) =>
          events.filter(({ type: each, data }) => {
            const object = data.object as { id?: string; payment_intent?: string };
            return each === type && [object.id, object.payment_intent].includes(intent.id);
          }),
      };
    },
    close: async () => {
      await server.close();
      await fixture.close();
    },
  };
}
