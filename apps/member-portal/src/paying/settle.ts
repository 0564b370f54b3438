import type { ProblemCode, RegistrationResult } from '@detroit-well/api-client/contract';
import { isApiError, isUnknownOutcome } from '@detroit-well/api-client/errors';
import { client } from '../api.ts';
import { settleIntent } from '../intent-store.ts';

/** The charge outcome of an attempt to register or pay, as far as the client knows it. */
export type Settled =
  | { readonly kind: 'done'; readonly result: RegistrationResult }
  /** The seat is held, and the bank requires a 3-D Secure challenge. */
  | { readonly kind: 'confirm'; readonly result: RegistrationResult; readonly clientSecret: string }
  | { readonly kind: 'refused'; readonly error: unknown }
  /** The card holder did not confirm the payment. */
  | { readonly kind: 'declined' }
  | { readonly kind: 'price-changed'; readonly price: string }
  /** No reliable response: a retry with the same key returns the outcome. */
  | { readonly kind: 'unknown' };

/** The message after a card holder did not confirm the payment, when the server reports the same; nothing has failed. */
export const declinedWords = 'You did not confirm the payment. Nothing was charged.';

/** Makes the call of an idempotent request and returns its outcome. A known outcome ends the request. */
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

/** Sends the card holder's reply to the 3-D Secure challenge, then asks the server to confirm the held registration. */
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

export function hasCode(error: unknown, code: ProblemCode): boolean {
  return isApiError(error) && error.code === code;
}

/** Returns the current price from a 409 `price_changed` problem, as a wire amount. */
function priceIn(error: unknown): string | null {
  if (!isApiError(error) || !hasCode(error, 'price_changed')) return null;
  const { details } = error;
  if (typeof details !== 'object' || details === null || !('price' in details)) return null;
  return typeof details.price === 'string' ? details.price : null;
}
