import type { Stripe } from 'stripe';
import type { StoreCardRequest, StoredCardOutcome } from '../port/provider.ts';
import { isCertainFailure } from './certain-failure.ts';
import { customerOf, isConfirmationToken } from './customer.ts';
import { declineCode, withCard } from './outcome.ts';
import type { StripeRecords } from './stripe-records.ts';

const asksNow = 'authentication_required';

/**
 * Stores a card by a setup intent, which charges nothing. A bank that asks its owner to confirm refuses it here: such a card is
 * stored with a payment. Throws on network errors; the same request again has no second effect.
 */
export async function storeCard(
  stripe: Stripe,
  records: StripeRecords,
  { key, paymentMethodId, owner }: StoreCardRequest,
): Promise<StoredCardOutcome> {
  try {
    const customer =
      (await records.customerOfCard(paymentMethodId)) ?? (await customerOf(stripe, records, owner));
    const entered = isConfirmationToken(paymentMethodId)
      ? { confirmation_token: paymentMethodId }
      : { payment_method: paymentMethodId };
    const intent = await stripe.setupIntents.create(
      {
        ...entered,
        ...withCard,
        customer,
        confirm: true,
        usage: 'off_session',
        allowed_payment_method_types: ['card'],
      },
      { idempotencyKey: key },
    );
    const method = intent.payment_method;
    if (intent.status !== 'succeeded' || typeof method !== 'object' || !method?.card) {
      if (intent.status === 'requires_action') await stripe.setupIntents.cancel(intent.id);
      return {
        status: 'declined',
        reason: intent.last_setup_error ? declineCode(intent.last_setup_error) : asksNow,
      };
    }
    await records.noteStored(key, { intentId: intent.id, methodRef: method.id, customerRef: customer });
    const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
    return { status: 'stored', card: { ref: method.id, as: 'saved', brand, last4, expMonth, expYear } };
  } catch (error) {
    if (!isCertainFailure(error)) throw error;
    return { status: 'declined', reason: declineCode(error) };
  }
}
