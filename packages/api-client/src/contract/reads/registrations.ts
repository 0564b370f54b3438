import {
  eachIn,
  isRecord,
  isTrue,
  naming,
  price,
  rawRecord,
  recordIn,
  recordOrEmpty,
  text,
} from '../definition/lenient.ts';
import type { RawRecord } from '../definition/lenient.ts';
import { cancellationRecord, feedbackRecord, registrationResultRecord } from '../generated/registrations.ts';
import type {
  Cancellation,
  CancellationResult,
  Feedback,
  RegistrationResult,
} from '../generated/registrations.ts';
import { readRegistration } from './registration.ts';

/**
 * Accepts the registration wrapped, or bare as older servers send it. An empty reply is unreadable: it does not say whether
 * the bank still has to confirm the payment.
 */
export function readRegistrationResult(raw: unknown): RegistrationResult {
  const given = naming(recordIn(raw, []), ['registration', 'payment', 'public_id', 'id', 'message']);
  const { account } = given;
  return {
    ...registrationResultRecord(given),
    registration: readRegistration(isRecord(given.registration) ? given.registration : given),
    ...(isRecord(account)
      ? { account: { email: text(account.email), verification_sent: isTrue(account.verification_sent) } }
      : {}),
  };
}

/** Reads a cancellation. If the response omits the refund (`null`), the registration holds it. */
export function readCancellation(raw: unknown): CancellationResult {
  const given = recordOrEmpty(raw);
  const read = cancellationRecord(given);
  return {
    ...read,
    registration: readRegistration({ status: 'cancelled', ...rawRecord(given.registration) }),
    refund: isRecord(given.refund) ? withAmounts(read.refund, given.refund) : null,
  };
}

/** Without separate amounts, the whole amount applies; without parts, it goes to the card. */
function withAmounts(refund: Cancellation['refund'], given: RawRecord): Cancellation['refund'] {
  const { amount, status } = refund;
  const returned_amount = price(given.returned_amount, status === 'succeeded' ? amount : undefined);
  return {
    ...refund,
    returned_amount,
    owed_amount: price(given.owed_amount, status === 'failed' ? amount : undefined),
    parts: Array.isArray(given.parts) ? refund.parts : [{ to: 'card', amount, returned_amount }],
  };
}

export const readFeedback = (raw: unknown): Feedback => feedbackRecord(recordOrEmpty(raw));

export const readRegistrations = eachIn(['registrations', 'results'], readRegistration);
