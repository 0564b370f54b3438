import type { FastifyBaseLogger } from 'fastify';
import type { Stripe } from 'stripe';
import type { Database } from '../../db/database.ts';
import type { PaymentProvider } from '../provider.ts';
import type { ProviderRefund } from '../refund-ledger.ts';
import { stripeRecords } from './stripe-records.ts';
import { charge } from './charge.ts';
import { stripeClient, type StripeSettings } from './client.ts';
import { abandon, known } from './charge-status.ts';
import { refundAndRecord } from './refund-and-record.ts';
import { refundsOf } from './refunds-of.ts';
import { isCertainFailure } from './certain-failure.ts';

/** An event may be this old (seconds); older ones may be a recording that somebody plays again. */
const eventAgeLimit = 300;

/** Stripe behind the port. */
export interface StripeProvider extends PaymentProvider {
  readonly name: 'stripe';
  /** The event in a body whose signature is Stripe's and fresh at `now`; null for anything else. */
  readEvent(body: Buffer, signature: string, now: Date): Stripe.Event | null;
  /** Every refund of a charge as it stands now. Throws while Stripe is silent. */
  refundsOf(chargeId: string): Promise<ProviderRefund[]>;
}

/** Opens Stripe; what was asked of it is written down before and after each step. `log` is read by an operator. */
export function openStripe(
  settings: StripeSettings,
  database: Pick<Database, 'db' | 'withTx'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): StripeProvider {
  const stripe = stripeClient(settings);
  const books = stripeRecords(database.db);
  return {
    name: 'stripe',
    publishableKey: settings.publishableKey,
    charge: (request) => charge(stripe, books, request),
    find: (key) => known(stripe, books, key),
    abandon: (key, cents) => abandon(stripe, books, key, cents),
    refund: (request) => refundAndRecord(stripe, database, log, request),
    refundsOf: (chargeId) => refundsOf(stripe, chargeId),
    async forgetCard(ref) {
      try {
        await stripe.paymentMethods.detach(ref);
      } catch (error) {
        // Detached before, or gone.
        if (!isCertainFailure(error)) throw error;
      }
    },
    readEvent(body, signature, now) {
      try {
        const { webhookSecret } = settings;
        const at = now.getTime();
        // The library refuses old signatures only; one from the future would stay valid for longer than the tolerance.
        if (signedAt(signature) - at / 1000 > eventAgeLimit) return null;
        return stripe.webhooks.constructEvent(body, signature, webhookSecret, eventAgeLimit, undefined, at);
      } catch {
        return null;
      }
    },
  };
}

/** When a webhook says it was signed, in seconds; not a number where it does not say. */
function signedAt(signature: string): number {
  return Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? Number.NaN);
}
