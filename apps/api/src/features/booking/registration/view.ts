import type { Registration } from '@detroit-well/api-client/contract';
import { fromCents, paymentStatus as statusOfPayments } from '@detroit-well/pricing';
import { toStudioIso } from '@detroit-well/config/studio-time';
import type { RegistrationRecord, InstalmentRecord, PaymentRecord } from '../ledger/registration-queries.ts';
import { isOneOf, moneylessMethods } from '../../../platform/database/schema/statuses.ts';
import type { Draft } from './draft.ts';

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
  readonly payments: readonly Pick<PaymentRecord, 'kind' | 'method' | 'cents' | 'status'>[];
};

/** Charged minus refunded cents; a pending refund counts as refunded. */
export function paidCents(registration: Pick<ViewedRegistration, 'payments'>): number {
  return chargedCents(registration) - refundedCents(registration);
}

/** The money that was paid. */
export const chargedCents = ({ payments }: Pick<ViewedRegistration, 'payments'>): number =>
  payments
    .filter(
      ({ kind, method, status }) =>
        kind === 'charge' && !isOneOf(moneylessMethods, method) && status === 'succeeded',
    )
    .reduce((sum, { cents }) => sum + cents, 0);

/**
 * The amount that is no longer owed without money: complimentary, included, or paid with a credit. It ends with the registration.
 */
const waivedCents = ({ payments, status: state }: Pick<ViewedRegistration, 'payments' | 'status'>): number =>
  payments
    .filter(
      ({ method, status }) =>
        isOneOf(moneylessMethods, method) && status === 'succeeded' && state === 'confirmed',
    )
    .reduce((sum, { cents }) => sum + cents, 0);

const refundedCents = ({ payments }: Pick<ViewedRegistration, 'payments'>): number =>
  payments
    .filter(({ kind, status }) => kind === 'refund' && status !== 'failed' && status !== 'cancelled')
    .reduce((sum, { cents }) => sum + cents, 0);

/** The payment status from the ledger of a registration. */
export const paymentStatus = (
  registration: Pick<ViewedRegistration, 'priceCents' | 'payments' | 'status'>,
): Registration['payment_status'] =>
  statusOfPayments({
    status: registration.status,
    priceCents: registration.priceCents,
    chargedCents: chargedCents(registration) + waivedCents(registration),
    refundedCents: refundedCents(registration),
  });

const instalmentStatus = {
  due: 'due',
  paid: 'paid',
  failed: 'failed',
  dropped: 'dropped',
  refunded: 'paid',
} as const;

/** The method that pays the whole price in place of money; it ends with the registration. */
function coveredBy({ payments, status: state }: ViewedRegistration): Registration['covered_by'] {
  const methods = payments.flatMap(({ kind, method, status }) =>
    kind === 'charge' && status === 'succeeded' && state === 'confirmed' ? [method] : [],
  );
  return (['pass', 'included'] as const).find((way) => methods.includes(way)) ?? 'none';
}

/** A registration as the contract sends it. */
export function registrationView(registration: ViewedRegistration, now: Date): Registration {
  return {
    public_id: registration.id,
    session_id: registration.sessionId,
    session_title: registration.sessionTitle,
    start_datetime: toStudioIso(registration.startsAt),
    status: statusView(registration, now),
    payment_status: paymentStatus(registration),
    payment_plan: registration.plan,
    price: fromCents(registration.priceCents),
    rate: registration.rate,
    covered_by: coveredBy(registration),
    instalments: registration.instalments.map(({ dueOn, cents, status }) => ({
      due_on: dueOn,
      amount: fromCents(cents),
      status: instalmentStatus[status],
    })),
    created_at: toStudioIso(registration.createdAt),
    hold_expires_at:
      registration.status === 'held' && registration.heldUntil ? toStudioIso(registration.heldUntil) : null,
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
    instalments: draft.instalments.map((instalment) => ({
      ...instalment,
      status: draft.credit === null ? 'due' : 'paid',
    })),
    payments:
      draft.credit === null
        ? []
        : [{ kind: 'charge', method: draft.credit.kind, cents: draft.priceCents, status: 'succeeded' }],
  };
}
