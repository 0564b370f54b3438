import type { Stripe } from 'stripe';
import { declineReason } from '../port/decline-reason.ts';
import type { ChargeOutcome, FinalOutcome, StoredCard } from '../port/provider.ts';

export type Found = ChargeOutcome | { readonly status: 'none' };

/** Expands the card in every intent response, because a successful outcome includes the stored card. */
export const withCard = { expand: ['payment_method'] };

/** The outcome of an intent that we cancelled, or abandoned before its confirmation. It can never charge. */
export const cancelled: FinalOutcome = { status: 'declined', reason: 'cancelled' };

/**
 * Maps the status of an intent to a charge outcome. `retry`: the card was declined but the intent still accepts another card,
 * so the decline is final only after the intent is cancelled. `none`: the intent was created but never confirmed; one for a
 * confirmation token has no payment method until then.
 */
export function readIntent(intent: Stripe.PaymentIntent): Found | { readonly status: 'retry' } {
  switch (intent.status) {
    case 'succeeded': {
      const card = storedCard(intent);
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
      return { status: intent.last_payment_error ? 'retry' : 'none' };
    case 'requires_confirmation':
      return { status: 'none' };
    case 'canceled':
      return intent.last_payment_error ? { status: 'declined', reason: reasonOf(intent) } : cancelled;
    default:
      return { status: 'unknown' };
  }
}

const reasonOf = ({ last_payment_error: error }: Stripe.PaymentIntent) => declineCode(error ?? {});

/** A decline code that we do not know is still a decline. */
export const declineCode = (error: { decline_code?: string; code?: string }): string => {
  const { decline_code: decline, code } = error;
  if (decline !== undefined) return declineReason(decline) === null ? 'generic_decline' : decline;
  return code ?? 'card_declined';
};

function storedCard(intent: Stripe.PaymentIntent): StoredCard | null {
  const as = intent.metadata['keep'];
  const method = intent.payment_method;
  if ((as !== 'saved' && as !== 'plan') || typeof method !== 'object' || !method?.card) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
  return { ref: method.id, as, brand, last4, expMonth, expYear };
}
