import type { Cancellation, Feedback, RegistrationResult } from '../shapes/registrations.ts';
import {
  eachIn,
  isRecord,
  rawRecord,
  oneOf,
  price,
  recordIn,
  recordOrEmpty,
  text,
  textOrNull,
  integer,
} from './lenient.ts';
import { readRegistration } from './registration.ts';

function readPayment(raw: unknown): RegistrationResult['payment'] {
  if (!isRecord(raw)) return null;
  return {
    status: oneOf(['succeeded', 'requires_action', 'failed'], raw.status, 'failed'),
    client_secret: textOrNull(raw.client_secret),
    amount: price(raw.amount),
  };
}

/** Accepts the registration wrapped, or bare as older servers send it. */
export function readRegistrationResult(raw: unknown): RegistrationResult {
  const given = recordIn(raw, []);
  const account = rawRecord(given.account);
  return {
    registration: readRegistration(isRecord(given.registration) ? given.registration : given),
    payment: readPayment(given.payment),
    ...(isRecord(given.account)
      ? { account: { email: text(account.email), verification_sent: account.verification_sent === true } }
      : {}),
    message: text(given.message),
  };
}

function readRefund(raw: unknown): Cancellation['refund'] | null {
  if (!isRecord(raw)) return null;
  const amount = price(raw.amount);
  const status = oneOf(['none', 'pending', 'succeeded', 'failed'], raw.status, 'none');
  // Without separate amounts, the whole amount applies.
  return {
    amount,
    status,
    returned_amount: price(raw.returned_amount, status === 'succeeded' ? amount : undefined),
    owed_amount: price(raw.owed_amount, status === 'failed' ? amount : undefined),
  };
}

/** Reads a cancellation. If the response omits the refund (`null`), the registration holds it. */
export function readCancellation(
  raw: unknown,
): Omit<Cancellation, 'refund'> & { refund: Cancellation['refund'] | null } {
  const given = recordOrEmpty(raw);
  return {
    registration: readRegistration({ status: 'cancelled', ...rawRecord(given.registration) }),
    refund: readRefund(given.refund),
    message: text(given.message),
  };
}

export function readFeedback(raw: unknown): Feedback {
  const given = recordOrEmpty(raw);
  return {
    rating: integer(given.rating),
    comment: text(given.comment),
    created_at: text(given.created_at),
  };
}

export const readRegistrations = eachIn(['registrations', 'results'], readRegistration);
