import { studioDay } from '@detroit-well/config/studio-time';
import { notImplemented, type HandlersOf } from '../calls.ts';
import { refuse, refuseFields } from '../refusals.ts';
import { checkCard } from './check-card.ts';
import { isSandbox } from './is-sandbox.ts';

export const paymentsHandlers: HandlersOf<'payments'> = {
  config: (_call, { payments }) => ({ provider: payments.name, publishable_key: payments.publishableKey }),

  createSandboxMethod: async ({ body }, { payments, clock }) => {
    if (!isSandbox(payments)) throw refuse('not_found');
    const checked = checkCard(body, studioDay(clock.now()));
    if (!checked.ok) throw refuseFields(checked.fields);
    const { brand, last4 } = checked.card;
    return { payment_method_id: await payments.createPaymentMethod(checked.card), brand, last4 };
  },

  confirmSandbox: async ({ body }, { payments }) => {
    if (!isSandbox(payments)) throw refuse('not_found');
    const outcome = await payments.answer(body.client_secret, body.approve);
    if (outcome === null) throw refuse('not_found');
    if (outcome.status === 'declined' && outcome.reason === 'cancelled') throw refuse('hold_expired');
    return { status: outcome.status === 'succeeded' ? 'succeeded' : 'failed' };
  },

  /** Belongs to Stripe; the sandbox has no events to send. */
  webhook: notImplemented,
};
