import { Stripe } from 'stripe';
import { refusedEntry } from '../port/decline-reason.ts';
import type { ChargeOutcome, ChargeRequest } from '../port/provider.ts';
import { isCertainFailure } from './certain-failure.ts';
import { known, makeFinal } from './charge-status.ts';
import { customerOf, isConfirmationToken } from './customer.ts';
import { cancelled, declineCode, withCard } from './outcome.ts';
import type { StripeRecords } from './stripe-records.ts';

/**
 * Charges in two steps: creates and records an intent, which moves no money, and then confirms it. Even after a crash, money
 * can have moved only for an intent that our records mark as confirming. Throws on network errors: the outcome is unknown.
 */
export async function charge(
  stripe: Stripe,
  records: StripeRecords,
  request: ChargeRequest,
): Promise<ChargeOutcome> {
  const { key, cents, paymentMethodId: methodRef } = request;
  const page = await records.begin(key, cents);
  if (page?.abandonedAt) return cancelled;
  if (page?.confirmingAt) return asked(await known(stripe, records, key));
  try {
    const customerRef = await customerFor(stripe, records, request);
    const { id: intentId } = await stripe.paymentIntents.create(intentOf(request, customerRef), {
      idempotencyKey: key,
    });
    if (!(await records.mayConfirm(key, { intentId, methodRef, customerRef }))) {
      return asked(await known(stripe, records, key));
    }
    return await confirm(stripe, intentId, request);
  } catch (error) {
    if (!isCertainFailure(error)) throw error;
    // Nothing was confirmed, so nothing was charged. Abandoning the key makes that final.
    const after = await records.giveUp(key, cents);
    if (after?.confirmingAt) return asked(await known(stripe, records, key));
    return { status: 'declined', reason: declineCode(error) };
  }
}

function intentOf(request: ChargeRequest, customer: string | null): Stripe.PaymentIntentCreateParams {
  const { cents, paymentMethodId, key, description, registrationId, keep } = request;
  return {
    amount: cents,
    currency: 'usd',
    ...(isConfirmationToken(paymentMethodId) ? {} : { payment_method: paymentMethodId }),
    allowed_payment_method_types: ['card'],
    description,
    metadata: {
      key,
      ...(registrationId === undefined ? {} : { registration_id: registrationId }),
      ...(keep === undefined ? {} : { keep: keep.as }),
    },
    ...(customer === null ? {} : { customer }),
    ...(keep === undefined ? {} : { setup_future_usage: 'off_session' }),
  };
}

async function confirm(
  stripe: Stripe,
  intentId: string,
  { key, paymentMethodId, offSession: unattended = false }: ChargeRequest,
): Promise<ChargeOutcome> {
  // Stripe.js shows the 3-D Secure challenge in the browser. Off session, Stripe declines such a card instead.
  const how = unattended ? { off_session: true } : { use_stripe_sdk: true };
  const entered = isConfirmationToken(paymentMethodId) ? { confirmation_token: paymentMethodId } : {};
  try {
    const intent = await stripe.paymentIntents.confirm(
      intentId,
      { ...how, ...entered, ...withCard },
      { idempotencyKey: `${key}_confirm` },
    );
    return asked(await makeFinal(stripe, intent));
  } catch (error) {
    if (!isCertainFailure(error)) throw error;
    const intent = await stripe.paymentIntents.retrieve(intentId, withCard);
    const outcome = await makeFinal(stripe, intent, { evenUnconfirmed: true });
    // When Stripe rejects the request itself, the intent does not record the reason.
    const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
    if (outcome === cancelled && 'confirmation_token' in entered && isRefused)
      return { status: 'declined', reason: refusedEntry };
    const isRecorded = outcome !== cancelled || !(error.decline_code ?? error.code);
    return isRecorded ? asked(outcome) : { status: 'declined', reason: declineCode(error) };
  }
}

/** The Stripe customer of a stored card, or of the owner it will be stored for. Null for a card that is charged only once. */
async function customerFor(
  stripe: Stripe,
  records: StripeRecords,
  { paymentMethodId, keep }: ChargeRequest,
): Promise<string | null> {
  const stored = await records.customerOfCard(paymentMethodId);
  if (stored !== null || keep === undefined) return stored;
  return customerOf(stripe, records, keep.owner);
}

/** Once a charge was requested, an unconfirmed intent counts as an unknown outcome. */
const asked = (found: ChargeOutcome | { status: 'none' }): ChargeOutcome =>
  found.status === 'none' ? { status: 'unknown' } : found;
