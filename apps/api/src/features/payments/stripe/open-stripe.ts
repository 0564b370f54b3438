import type { FastifyBaseLogger } from 'fastify';
import type { Stripe } from 'stripe';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ProviderRefund, RecordRefunds } from '../port/charge-records.ts';
import type { PaymentProvider } from '../port/provider.ts';
import { isCertainFailure } from './certain-failure.ts';
import { abandon, known } from './charge-status.ts';
import { charge } from './charge.ts';
import { stripeClient, type StripeSettings } from './client.ts';
import { list } from './list.ts';
import type { Found } from './outcome.ts';
import { payouts } from './payouts.ts';
import { refundAndRecord } from './refund-and-record.ts';
import { refundsOf } from './refunds-of.ts';
import { storeCard } from './store-card.ts';
import { stripeRecords } from './stripe-records.ts';

/** Maximum age of an event in seconds. Older events could be replay attacks. */
const eventAgeLimit = 300;

/** The Stripe adapter of the payment port. */
export interface StripeProvider extends PaymentProvider {
  readonly name: 'stripe';
  /** Verifies the signature and its age at `now`, and parses the event. Returns null when either is invalid. */
  readEvent(body: Buffer, signature: string, now: Date): Stripe.Event | null;
  /** Reads the current state of every refund of a charge. Throws when Stripe does not respond. */
  refundsOf(chargeId: string): Promise<ProviderRefund[]>;
}

/** Opens the Stripe provider, which records each request before and after it is sent. `log` is meant for operators. */
export function openStripe(
  settings: StripeSettings,
  database: Pick<Database, 'db' | 'withTx'>,
  log: Pick<FastifyBaseLogger, 'error'>,
  recordRefunds: RecordRefunds,
  clock: Clock,
): StripeProvider {
  const stripe = stripeClient(settings);
  const records = stripeRecords(database.db);
  const withMethodNoted = async <Outcome extends Found>(key: string, outcome: Outcome): Promise<Outcome> => {
    if (outcome.status === 'succeeded' && outcome.card) await records.noteMethod(key, outcome.card.ref);
    return outcome;
  };
  return {
    name: 'stripe',
    publishableKey: settings.publishableKey,
    charge: async (request) => withMethodNoted(request.key, await charge(stripe, records, request)),
    find: async (key) => withMethodNoted(key, await known(stripe, records, key)),
    abandon: async (key, cents) => withMethodNoted(key, await abandon(stripe, records, key, cents)),
    refund: (request) => refundAndRecord(stripe, database, log, recordRefunds, request, clock),
    list: (since) => list(stripe, since),
    payouts: (since) => payouts(stripe, since),
    refundsOf: (chargeId) => refundsOf(stripe, chargeId),
    storeCard: (request) => storeCard(stripe, records, request),
    async forgetCard(ref) {
      try {
        await stripe.paymentMethods.detach(ref);
      } catch (error) {
        // The card was already detached, or no longer exists.
        if (!isCertainFailure(error)) throw error;
      }
    },
    readEvent(body, signature, now) {
      try {
        const { webhookSecret } = settings;
        const at = now.getTime();
        // The library rejects only old signatures. One with a future timestamp would stay valid beyond the tolerance.
        if (signedAt(signature) - at / 1000 > eventAgeLimit) return null;
        return stripe.webhooks.constructEvent(body, signature, webhookSecret, eventAgeLimit, undefined, at);
      } catch {
        return null;
      }
    },
  };
}

/** The timestamp of a webhook signature in Unix seconds; NaN when it has none. */
function signedAt(signature: string): number {
  return Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? Number.NaN);
}
