import type { Stripe } from 'stripe';
import type { Db } from '../../db/database.ts';
import type { PaymentProvider } from '../provider.ts';
import { stripeBooks } from './books.ts';
import { charge } from './charge.ts';
import { stripeClient, type StripeSettings } from './client.ts';
import { abandon, known } from './known.ts';
import { refund } from './refund.ts';
import { isRefusal } from './refusal.ts';

/** An event may be this old (seconds); older ones may be a recording that somebody plays again. */
const eventAgeLimit = 300;

/** Stripe behind the port. */
export interface StripeProvider extends PaymentProvider {
  readonly name: 'stripe';
  /** The event in a body whose signature is Stripe's and fresh at `now`; null for anything else. */
  readEvent(body: Buffer, signature: string, now: Date): Stripe.Event | null;
}

/** Opens Stripe; what was asked of it is written down in `db` before and after each step. */
export function openStripe(settings: StripeSettings, db: Db): StripeProvider {
  const stripe = stripeClient(settings);
  const books = stripeBooks(db);
  return {
    name: 'stripe',
    publishableKey: settings.publishableKey,
    charge: (request) => charge(stripe, books, request),
    find: (key) => known(stripe, books, key),
    abandon: (key, cents) => abandon(stripe, books, key, cents),
    refund: (request) => refund(stripe, request),
    async forgetCard(ref) {
      try {
        await stripe.paymentMethods.detach(ref);
      } catch (error) {
        // Detached before, or gone.
        if (!isRefusal(error)) throw error;
      }
    },
    readEvent(body, signature, now) {
      try {
        const { webhookSecret } = settings;
        const at = now.getTime();
        return stripe.webhooks.constructEvent(body, signature, webhookSecret, eventAgeLimit, undefined, at);
      } catch {
        return null;
      }
    },
  };
}
