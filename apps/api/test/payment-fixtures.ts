import { systemClock } from '../src/platform/clock/clock.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/platform/database/database.ts';
import { checkCard } from '@detroit-well/validation/card';
import { openSandbox } from '../src/features/payments/sandbox/sandbox.ts';
import { recordRefunds } from '../src/features/booking/ledger/refund-ledger.ts';
import { openStripe, type StripeProvider } from '../src/features/payments/stripe/open-stripe.ts';
import { books, cards } from './booking.ts';
import { withFaults, forEver, type Fault, type FaultyPayments } from './faulty-payments.ts';
import { webhookSecret } from './stripe-fake/deliver.ts';
import { startStripeFake, type StripeFake } from './stripe-fake/fake.ts';
import { refundedOf } from './stripe-fake/refunds.ts';

type Books = Awaited<ReturnType<typeof books>>;

/** A provider with its own ledger, behind a connection that a test can cut, and a way to enter cards. */
export interface PaymentFixture {
  readonly payments: FaultyPayments;
  /** With Stripe, what was entered into its forms, which pays once. */
  card(number?: string): Promise<string>;
  /** A payment method, which has the same id once it is saved. */
  method(number?: string): Promise<string>;
  authenticate(clientSecret: string, approve: boolean): Promise<unknown>;
  /** Our ledger and the provider's, which must agree. */
  books(sessionId: string): Promise<Books>;
  /** The status of each of the provider's charges for a registration. */
  states(registrationId: string): Promise<string[]>;
  close(): Promise<void>;
}

async function sandboxFixture(database: Database): Promise<PaymentFixture> {
  const sandbox = openSandbox(database.db);
  const method = async (number: string = cards.good) => {
    const checked = checkCard({ number, exp_month: 12, exp_year: 2035, cvc: '123' }, '2026-01-01');
    if (!checked.ok) throw new Error(`${number} is no card`);
    return sandbox.createPaymentMethod(checked.card);
  };
  return {
    payments: withFaults(sandbox),
    card: method,
    method,
    authenticate: (secret, approve) => sandbox.authenticate(secret, approve),
    books: (sessionId) => books(database, sessionId),
    states: async (id) => {
      const { rows } = await database.db.execute<{ status: string }>(
        sql`select c.status from sandbox_charges c join payments m using (idempotency_key) where m.registration_id = ${id}`,
      );
      return rows.map(({ status }) => status);
    },
    close: async () => {},
  };
}

export type StripeFixture = PaymentFixture & {
  readonly fake: StripeFake;
  readonly payments: StripeProvider;
  /** The log entries about refunds that an operator would read. */
  readonly refundLogs: unknown[];
};

/** Stripe's adapter with a fake Stripe. Lost requests and responses are cut on the network, not in our code. */
export async function stripeFixture(database: Database): Promise<StripeFixture> {
  const fake = await startStripeFake();
  const settings = {
    provider: 'stripe' as const,
    secretKey: 'sk_test_of_the_fake',
    publishableKey: 'pk_test_of_the_fake',
    webhookSecret,
    apiBase: fake.url,
  };
  const refundLogs: unknown[] = [];
  const stripe = openStripe(
    settings,
    database,
    { error: (facts: unknown) => refundLogs.push(facts) },
    recordRefunds,
    systemClock,
  );
  let fault: Fault | null = null;
  const payments: StripeProvider & FaultyPayments = {
    ...stripe,
    charge: async (request) => {
      if (fault === 'dies_before') return forEver();
      const outcome = await stripe.charge(request);
      return fault === 'dies_after' ? forEver() : outcome;
    },
    get fault() {
      return fault;
    },
    set fault(next) {
      fault = next;
      fake.fault = next === 'request_lost' || next === 'response_lost' ? next : null;
    },
    get down() {
      return fake.dropsQueries;
    },
    set down(down) {
      fake.dropsQueries = down;
    },
  };
  const chargesOf = async (where: ReturnType<typeof sql>) => {
    const { rows } = await database.db.execute<{ key: string }>(sql`
      select m.idempotency_key as key from payments m join registrations r on r.id = m.registration_id
      where m.kind = 'charge' and ${where}`);
    const keys = new Set(rows.map(({ key }) => key));
    return [...fake.state.intents.values()].filter(({ metadata }) => keys.has(metadata['key'] ?? ''));
  };
  return {
    fake,
    payments,
    refundLogs,
    card: async (number = cards.good) => fake.token(number),
    method: async (number = cards.good) => fake.card(number),
    authenticate: async (secret, approve) => fake.authenticate(secret, approve),
    books: async (sessionId) => {
      const ours = await books(database, sessionId);
      const intents = await chargesOf(sql`r.session_id = ${sessionId}`);
      const paid = intents.filter(({ status }) => status === 'succeeded');
      const charged = paid.reduce((sum, { id, amount }) => sum + amount - refundedOf(fake.state, id), 0);
      return ours && { ...ours, charges: paid.length, charged };
    },
    states: async (id) =>
      (await chargesOf(sql`r.id = ${id}`)).map(({ status }) =>
        status === 'canceled' ? 'cancelled' : status,
      ),
    close: () => fake.close(),
  };
}

export const paymentFixtures = [
  ['the sandbox', sandboxFixture],
  ['Stripe', stripeFixture],
] as const;
