import { isApiError, isUnknownOutcome } from '@detroit-well/api-client';
import { describeGuestFailure } from '../words/failure-words.ts';
import type { HeldPayment } from './draft-store.ts';
import type { GuestStage } from './guest-stage.ts';

const lostAnswer =
  'We lost the answer of the bank. Press again to see how it stands; nothing is charged twice.';

/** Too many requests: this one was not even looked at, so all stands as it stood. */
export const wasNotHeard = (error: unknown): boolean => isApiError(error) && error.status === 429;

/** Whether the server says that money was taken all the same, and goes back. */
export function wasReturned(error: unknown): boolean {
  const details = isApiError(error) ? error.details : null;
  return (
    typeof details === 'object' &&
    details !== null &&
    'payment_returned' in details &&
    details.payment_returned === true
  );
}

/** Where a guest stands when the charge the bank was asked about is not confirmed. Only a failed payment is certain to have moved no money. */
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
