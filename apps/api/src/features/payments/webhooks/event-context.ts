import type { FastifyBaseLogger } from 'fastify';
import type { WebhookDeps } from '../port/charge-records.ts';
import type { StripeProvider } from '../stripe/open-stripe.ts';

/** The dependencies of the Stripe event handlers. */
export interface EventContext extends WebhookDeps {
  readonly payments: StripeProvider;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}
