import type {
  Feedback,
  LedgerEntry,
  RegisteredSession,
  RegisteredSessionDetail,
} from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents, type MembershipTerm } from '@detroit-well/pricing';
import type { RegistrationRecord, PaymentRecord } from '../booking/ledger/registration-queries.ts';
import { previewOf } from '../booking/registration/cancel.ts';
import { paymentStatus, registrationView } from '../booking/registration/view.ts';
import { sessionView, type SessionRow, type Shown } from '../sessions/session-view.ts';

/** A session with the caller's registration. The price is the agreed one, even when the session's price has changed. */
export function registeredView(
  row: SessionRow,
  registration: RegistrationRecord,
  memberships: readonly MembershipTerm[],
  shown: Shown,
): RegisteredSession {
  return {
    ...sessionView(row, memberships, shown),
    price: fromCents(registration.priceCents),
    payment_status: paymentStatus(registration),
    registration: registrationView(registration, shown.now),
  };
}

/** The same with the ledger and the amount that a cancellation would refund now. */
export function registeredDetail(
  row: SessionRow,
  registration: RegistrationRecord,
  memberships: readonly MembershipTerm[],
  feedback: Feedback | null,
  shown: Shown,
): RegisteredSessionDetail {
  const { can_cancel, refund_amount, refund_deadline } = previewOf(registration, shown.now);
  const view = registeredView(row, registration, memberships, shown);
  return {
    ...view,
    registration: {
      ...view.registration,
      payments: registration.payments.flatMap(ledgerLine),
      cancellation: { can_cancel, refund_amount, refund_deadline },
      feedback,
    },
  };
}

/** An abandoned charge moved no money, so the ledger does not show it. */
function ledgerLine({ id, kind, method, cents, status, createdMs }: PaymentRecord): LedgerEntry[] {
  if (status === 'cancelled') return [];
  const shown = status === 'succeeded' || status === 'failed' ? status : 'pending';
  return [
    {
      public_id: id,
      kind,
      method,
      amount: fromCents(cents),
      created_at: toStudioIso(createdMs),
      status: shown,
    },
  ];
}
