import { isApiError, isUnknownOutcome } from '@detroit-well/api-client';
import { describeGuestFailure } from '../words/failure-words.ts';
import type { HeldPayment } from './draft-store.ts';
import type { GuestStage } from './guest-stage.ts';

const lostAnswer =
  'We lost the answer of the bank. Press again to see how it stands; nothing is charged twice.';

/** A 429: the server did not process this request, so the state is unchanged. */
export const wasNotHeard = (error: unknown): boolean => isApiError(error) && error.status === 429;

/** Whether the server says that it took the payment and will refund it. */
export function wasReturned(error: unknown): boolean {
  const details = isApiError(error) ? error.details : null;
  return (
    typeof details === 'object' &&
    details !== null &&
    'payment_returned' in details &&
    details.payment_returned === true
  );
}

/**
 * The stage of a guest whose charge is not confirmed after the 3-D Secure challenge. Only a failed payment is certain to have
 * moved no money.
 */
export function afterBank(error: unknown, held: HeldPayment): GuestStage {
  if (isUnknownOutcome(error)) return { kind: 'confirm', held, busy: false, error: lostAnswer };
  const message = describeGuestFailure(error);
  if (wasNotHeard(error)) return { kind: 'confirm', held, busy: false, error: message };
  const code = isApiError(error) ? error.code : undefined;
  if (code === 'account_exists') {
    return { kind: 'account_exists', message, charged: wasReturned(error) ? 'yes' : 'maybe' };
  }
  const said = code === 'payment_failed' ? `${message} Nothing was charged.` : message;
  return { kind: 'form', error: said, at: 'card' };
}
