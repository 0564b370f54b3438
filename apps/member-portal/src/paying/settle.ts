import type { ProblemCode, RegistrationResult } from '@detroit-well/api-client/contract';
import { isApiError, isUnknownOutcome } from '@detroit-well/api-client/errors';
import { client } from '../api.ts';
import { settleIntent } from '../intent-store.ts';

/** How an attempt to register or pay ended, as far as anybody knows. */
export type Settled =
  | { readonly kind: 'done'; readonly result: RegistrationResult }
  /** The place is held; the card's bank wants a yes first. */
  | { readonly kind: 'confirm'; readonly result: RegistrationResult; readonly clientSecret: string }
  | { readonly kind: 'refused'; readonly error: unknown }
  /** The holder said no to the bank. */
  | { readonly kind: 'declined' }
  | { readonly kind: 'price-changed'; readonly price: string }
  /** No trustworthy answer: asking again with the same key tells what happened. */
  | { readonly kind: 'unknown' };

/** What to say to a holder who said no, where the server says so too; nothing has failed. */
export const declinedWords = 'You did not confirm the payment. Nothing was charged.';

/** Runs the call of an intent and tells its outcome; a known outcome ends the intent. */
export async function settle(intent: string, call: () => Promise<RegistrationResult>): Promise<Settled> {
  try {
    const result = await call();
    const { payment } = result;
    if (payment?.status === 'requires_action' && payment.client_secret) {
      return { kind: 'confirm', result, clientSecret: payment.client_secret };
    }
    settleIntent(intent);
    return { kind: 'done', result };
  } catch (error) {
    if (isUnknownOutcome(error)) return { kind: 'unknown' };
    settleIntent(intent, error);
    const price = priceIn(error);
    return price === null ? { kind: 'refused', error } : { kind: 'price-changed', price };
  }
}

/** The holder's answer to the bank, then the confirmation of the held place by it. */
export async function confirmHeld(
  intent: string,
  { registration }: RegistrationResult,
  clientSecret: string,
  approve: boolean,
): Promise<Settled> {
  const outcome = await settle(intent, async () => {
    await client.payments.confirmSandbox({ body: { client_secret: clientSecret, approve } });
    return client.registrations.confirmPayment({
      params: { id: registration.public_id },
      body: { client_secret: clientSecret },
      idempotencyKey: `${registration.public_id}-confirm-${approve ? 'yes' : 'no'}`,
    });
  });
  return !approve && outcome.kind === 'refused' && hasCode(outcome.error, 'payment_failed')
    ? { kind: 'declined' }
    : outcome;
}

/** Whether the server refused for this reason. */
export function hasCode(error: unknown, code: ProblemCode): boolean {
  return isApiError(error) && error.code === code;
}

/** The right price of a 409 `price_changed`, as a wire amount. */
function priceIn(error: unknown): string | null {
  if (!isApiError(error) || !hasCode(error, 'price_changed')) return null;
  const { details } = error;
  if (typeof details !== 'object' || details === null || !('price' in details)) return null;
  return typeof details.price === 'string' ? details.price : null;
}
