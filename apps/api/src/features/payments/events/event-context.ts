import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../../app/dependencies.ts';
import type { StripeProvider } from '../stripe/open-stripe.ts';

/** The dependencies of the Stripe event handlers. */
export interface EventContext extends Deps {
  readonly payments: StripeProvider;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}
