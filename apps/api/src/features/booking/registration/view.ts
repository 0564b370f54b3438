import type { Registration } from '@detroit-well/api-client/contract';
import { fromCents } from '@detroit-well/pricing';
import { toStudioIso } from '@detroit-well/config/studio-time';
import type { Draft } from './draft.ts';
import type { RegistrationRecord, InstalmentRecord, PaymentRecord } from '../ledger/registration-queries.ts';

/** The fields that a response needs; a draft that was just confirmed has them as well as a stored row. */
export type ViewedRegistration = Pick<
  RegistrationRecord,
  | 'id'
  | 'sessionId'
  | 'sessionTitle'
  | 'startsAt'
  | 'endsAt'
  | 'status'
  | 'heldUntil'
  | 'priceCents'
  | 'rate'
  | 'plan'
  | 'createdAt'
> & {
  readonly instalments: readonly Omit<InstalmentRecord, 'id'>[];
  readonly payments: readonly Pick<PaymentRecord, 'kind' | 'cents' | 'status'>[];
};

/** Charged minus refunded cents; a pending refund counts as refunded. */
export function paidCents(kept: Pick<ViewedRegistration, 'payments'>): number {
  return takenCents(kept) - givenCents(kept);
}

export const takenCents = ({ payments }: Pick<ViewedRegistration, 'payments'>): number =>
  payments
    .filter(({ kind, status }) => kind === 'charge' && status === 'succeeded')
    .reduce((sum, { cents }) => sum + cents, 0);

const givenCents = ({ payments }: Pick<ViewedRegistration, 'payments'>): number =>
  payments
    .filter(({ kind, status }) => kind === 'refund' && status !== 'failed' && status !== 'cancelled')
    .reduce((sum, { cents }) => sum + cents, 0);

/**
 * Paid means the whole price; with open instalments the status is pending. A cancelled registration owes nothing: it is
 * paid if a charge was not fully refunded, otherwise void.
 */
export function paymentStatus(
  kept: Pick<ViewedRegistration, 'priceCents' | 'payments' | 'status'>,
): Registration['payment_status'] {
  if (kept.priceCents === 0) return 'free';
  const taken = takenCents(kept);
  if (taken > 0 && givenCents(kept) >= taken) return 'refunded';
  if (taken >= kept.priceCents) return 'paid';
  if (kept.status === 'cancelled') return taken > 0 ? 'paid' : 'void';
  return kept.status === 'released' ? 'failed' : 'pending';
}

const instalmentStatus = {
  due: 'due',
  paid: 'paid',
  failed: 'failed',
  dropped: 'dropped',
  refunded: 'paid',
} as const;

/** A registration as the contract sends it. */
export function registrationView(kept: ViewedRegistration, now: Date): Registration {
  return {
    public_id: kept.id,
    session_id: kept.sessionId,
    session_title: kept.sessionTitle,
    start_datetime: toStudioIso(kept.startsAt),
    status: statusView(kept, now),
    payment_status: paymentStatus(kept),
    payment_plan: kept.plan,
    price: fromCents(kept.priceCents),
    rate: kept.rate,
    instalments: kept.instalments.map(({ dueOn, cents, status }) => ({
      due_on: dueOn,
      amount: fromCents(cents),
      status: instalmentStatus[status],
    })),
    created_at: toStudioIso(kept.createdAt),
    hold_expires_at: kept.status === 'held' && kept.heldUntil ? toStudioIso(kept.heldUntil) : null,
  };
}

function statusView(
  { status, endsAt }: Pick<ViewedRegistration, 'status' | 'endsAt'>,
  now: Date,
): Registration['status'] {
  if (status === 'released') return 'expired';
  return status === 'confirmed' && endsAt <= now ? 'completed' : status;
}

/** A draft as it is stored after it was confirmed without a charge. */
export function viewedDraft(
  draft: Draft,
  session: { title: string; startsAt: Date; endsAt: Date },
): ViewedRegistration {
  return {
    ...draft,
    sessionTitle: session.title,
    startsAt: session.startsAt,
    endsAt: session.endsAt,
    status: 'confirmed',
    heldUntil: null,
    instalments: draft.instalments.map((instalment) => ({ ...instalment, status: 'due' })),
    payments: [],
  };
}
