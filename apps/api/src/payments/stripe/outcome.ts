import type { Stripe } from 'stripe';
import type { ChargeOutcome, FinalOutcome, KeptCard } from '../provider.ts';

export type Found = ChargeOutcome | { readonly status: 'none' };

/** Asked for with every intent, so that a success can tell of the kept card. */
export const withCard = { expand: ['payment_method'] };

/** Cancelled by us, or never confirmed and given up: nothing was charged and nothing will be. */
export const cancelled: FinalOutcome = { status: 'declined', reason: 'cancelled' };

/**
 * What an intent's state means here. `retry`: the card was refused but the intent would take another one, so it has to be
 * cancelled before the refusal is final. `none`: written down, and never confirmed.
 */
export function readIntent(intent: Stripe.PaymentIntent): Found | { readonly status: 'retry' } {
  switch (intent.status) {
    case 'succeeded': {
      const card = keptCard(intent);
      return {
        status: 'succeeded',
        chargeId: intent.id,
        cents: intent.amount_received,
        ...(card === null ? {} : { card }),
      };
    }
    case 'requires_action':
      return intent.client_secret === null
        ? { status: 'unknown' }
        : { status: 'requires_action', clientSecret: intent.client_secret, cents: intent.amount };
    case 'requires_payment_method':
      return { status: 'retry' };
    case 'requires_confirmation':
      return { status: 'none' };
    case 'canceled':
      return intent.last_payment_error ? { status: 'declined', reason: reasonOf(intent) } : cancelled;
    default:
      return { status: 'unknown' };
  }
}

const reasonOf = ({ last_payment_error: error }: Stripe.PaymentIntent) =>
  error?.decline_code ?? error?.code ?? 'card_declined';

function keptCard(intent: Stripe.PaymentIntent): KeptCard | null {
  const as = intent.metadata['keep'];
  const method = intent.payment_method;
  if ((as !== 'saved' && as !== 'plan') || typeof method !== 'object' || !method?.card) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
  return { ref: method.id, as, brand, last4, expMonth, expYear };
}
