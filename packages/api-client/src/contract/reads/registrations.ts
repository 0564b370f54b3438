import type {
  Cancellation,
  Feedback,
  Instalment,
  Registration,
  RegistrationResult,
} from '../shapes/registrations.ts';
import {
  eachIn,
  isRecord,
  loose,
  oneOf,
  price,
  recordIn,
  recordOrNothing,
  text,
  textOrNull,
  whole,
} from './loose.ts';
import type { Loose } from './loose.ts';

const states = ['held', 'confirmed', 'cancelled', 'expired', 'completed'] as const;
const paymentStates = ['paid', 'pending', 'failed', 'refunded', 'free'] as const;
const instalmentStates = ['due', 'open', 'paid', 'failed', 'dropped'] as const;

function readInstalment(given: Loose): Instalment {
  return {
    due_on: text(given.due_on),
    amount: price(given.amount),
    status: oneOf(instalmentStates, given.status, 'open'),
  };
}

export function readRegistration(raw: unknown): Registration {
  const given = loose(raw);
  const session = loose(given.session);
  return {
    public_id: text(given.public_id, text(given.id)),
    session_id: text(given.session_id) || text(given.session) || text(session.public_id),
    session_title: text(given.session_title, text(session.title)),
    start_datetime: text(given.start_datetime, text(session.start_datetime)),
    status: oneOf(states, given.status, 'confirmed'),
    payment_status: oneOf(paymentStates, given.payment_status, 'pending'),
    payment_plan: oneOf(['full', 'bi_weekly', 'weekly'], given.payment_plan, 'full'),
    price: price(given.price),
    rate: oneOf(['member', 'public'], given.rate, 'public'),
    instalments: Array.isArray(given.instalments)
      ? given.instalments.filter(isRecord).map(readInstalment)
      : [],
    created_at: text(given.created_at),
    hold_expires_at: textOrNull(given.hold_expires_at),
  };
}

function readPayment(raw: unknown): RegistrationResult['payment'] {
  if (!isRecord(raw)) return null;
  return {
    status: oneOf(['succeeded', 'requires_action', 'failed'], raw.status, 'failed'),
    client_secret: textOrNull(raw.client_secret),
    amount: price(raw.amount),
  };
}

/** The registration wrapped, or bare as older servers answer. */
export function readRegistrationResult(raw: unknown): RegistrationResult {
  const given = recordIn(raw, []);
  const account = loose(given.account);
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
  return {
    amount: price(raw.amount),
    status: oneOf(['none', 'pending', 'succeeded', 'failed'], raw.status, 'none'),
  };
}

/** Cancelled, and perhaps not a word more: what came back (`null`: not told) then stands with the registration. */
export function readCancellation(
  raw: unknown,
): Omit<Cancellation, 'refund'> & { refund: Cancellation['refund'] | null } {
  const given = recordOrNothing(raw);
  return {
    registration: readRegistration({ status: 'cancelled', ...loose(given.registration) }),
    refund: readRefund(given.refund),
    message: text(given.message),
  };
}

export function readFeedback(raw: unknown): Feedback {
  const given = recordOrNothing(raw);
  return {
    rating: whole(given.rating),
    comment: text(given.comment),
    created_at: text(given.created_at),
  };
}

export const readRegistrations = eachIn(['registrations', 'results'], readRegistration);
