import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../dependencies.ts';
import type { StripeProvider } from '../stripe/open-stripe.ts';

/** What it takes to hear an event of Stripe. */
export interface EventContext extends Deps {
  readonly payments: StripeProvider;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}
