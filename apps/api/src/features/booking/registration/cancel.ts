import { isOneOf, openChargeStatuses } from '../../../platform/database/schema/statuses.ts';
import type { Cancellation, Contract, RefundPreview } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents, refundDue } from '@detroit-well/pricing';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Handler } from '../../../platform/calls/calls.ts';
import type { Db } from '../../../platform/database/database.ts';
import { instalments, registrations } from '../../../platform/database/schema/registrations.ts';
import type { PaymentsDeps } from '../../payments/port/provider.ts';
import { announceRoom } from '../../chat/messages.ts';
import { roomOf } from '../../chat/rooms.ts';
import { inProgress } from '../../../platform/idempotency/in-progress.ts';
import { problem } from '../../../platform/calls/problem.ts';
import { purgeSessionLists } from '../../../platform/list-cache/list-cache.ts';
import { findRegistration, type RegistrationRecord } from '../ledger/registration-queries.ts';
import { onSeatReleased } from '../waitlist/seat-released.ts';
import { clearFull } from '../seats/session-concurrency.ts';
import { policyOf } from './policies.ts';
import { reconcileCharge } from './reconcile.ts';
import { intendRefund, runRefunds } from '../ledger/refunds.ts';
import { refundStateOf } from '../ledger/refund-state.ts';
import { paidCents, registrationView } from './view.ts';

export const cancel: Handler<Contract['registrations']['cancel'], PaymentsDeps> = async (
  { params, body, caller },
  deps,
) => {
  const kept = await findRegistration(deps.database.db, params.id);
  if (kept === null || kept.userId !== caller.userId) throw problem('not_found');
  return cancelRegistration(deps, kept, body.reason ?? '');
};

/**
 * Locks the session before the registration, as all code that changes seats does. Repeated cancellations run one after
 * the other.
 */
export type LockSession = (tx: Db, seen: Pick<RegistrationRecord, 'id' | 'sessionId'>) => Promise<void>;
const lockPlace: LockSession = async (tx, { id, sessionId }) => {
  await tx.execute(sql`select 1 from sessions where id = ${sessionId} for update`);
  await tx.execute(sql`select 1 from registrations where id = ${id} for update`);
};

type CancelTools = Pick<PaymentsDeps, 'database' | 'payments' | 'clock' | 'mail' | 'settings'>;

/** A cancellation in a cancelled session always counts as made by the business, even when the member requests it. */
const cancelledBy = ({ sessionStatus }: RegistrationRecord): 'business' | 'member' =>
  sessionStatus === 'cancelled' ? 'business' : 'member';

/** Calculates the refund of a cancellation at `now`; preview, ledger and email all use it. */
function refundFigures(kept: RegistrationRecord, now: Date) {
  const { startsAt, policy } = kept;
  const due = { paidCents: paidCents(kept), startsAt, now, cancelledBy: cancelledBy(kept) };
  return refundDue({ ...due, policy: policyOf(policy) });
}

const canCancel = (kept: RegistrationRecord, now: Date) =>
  kept.status === 'confirmed' && (kept.startsAt > now || kept.sessionStatus === 'cancelled');

const isOpenCharge = ({ kind, status }: RegistrationRecord['payments'][number]) =>
  kind === 'charge' && isOneOf(openChargeStatuses, status);

/** Returns true if a charge is pending, waits for payment authentication or has an unknown outcome. */
export const hasOpenCharge = ({ payments }: RegistrationRecord): boolean => payments.some(isOpenCharge);

const openStates = ['due', 'failed'] as const;
const isOpen = (status: string) => openStates.some((open) => open === status);

/** Returns the cancellation preview that the screen shows before the member confirms. */
export function previewOf(kept: RegistrationRecord, now: Date): RefundPreview {
  const { refundCents, fullRefund, deadline } = refundFigures(kept, now);
  return {
    can_cancel: canCancel(kept, now),
    paid_amount: fromCents(paidCents(kept)),
    refund_amount: fromCents(refundCents),
    full_refund: fullRefund,
    refund_deadline: toStudioIso(deadline),
    open_instalments: kept.instalments.filter(({ status }) => isOpen(status)).length,
  };
}

/**
 * Cancels a registration and refunds it. A hold that waits for payment authentication is released. Cancelling again
 * returns the current state.
 */
export async function cancelRegistration(
  deps: CancelTools,
  seen: RegistrationRecord,
  reason: string,
  lock: LockSession = lockPlace,
): Promise<Cancellation> {
  await cancelRecord(deps, seen, reason, lock);
  if (seen.status !== 'cancelled') await runRefunds(deps, seen.id);
  const kept = await findRegistration(deps.database.db, seen.id);
  return cancellationOf(kept ?? seen, deps.clock.now());
}

/**
 * Cancels without calling the provider for refunds: one transaction releases the seat, drops open instalments, queues
 * the email and records the refund.
 */
export async function cancelRecord(
  deps: CancelTools,
  seen: RegistrationRecord,
  reason: string,
  lock: LockSession = lockPlace,
): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  // Abandon an open charge first, so that nothing is charged for a released seat.
  for (const payment of seen.payments) {
    if (isOpenCharge(payment)) await reconcileCharge(deps, payment.id, { giveUp: true });
  }
  if (seen.status === 'cancelled') return;
  await database.withTx(async (tx) => {
    await lock(tx, seen);
    await cancelInside(tx, deps, seen, reason, now);
  });
  purgeSessionLists();
}

async function cancelInside(tx: Db, deps: CancelTools, seen: RegistrationRecord, reason: string, now: Date) {
  const { id, sessionId } = seen;
  const kept = await findRegistration(tx, id);
  if (kept?.status === 'cancelled') return;
  // The abandoned charge has already released the hold, now or in an earlier cancellation.
  if (kept?.status === 'released') return;
  if (kept?.status === 'held') throw inProgress();
  // The session was cancelled when this was read and is scheduled again now. Cancelling would count as the member's
  // choice.
  if (seen.sessionStatus === 'cancelled' && kept?.sessionStatus !== 'cancelled') throw inProgress();
  if (kept === null || !canCancel(kept, now)) throw problem('cannot_cancel');
  const charges = kept.payments.filter(({ kind }) => kind === 'charge');
  if (hasOpenCharge(kept)) throw inProgress();
  const { refundCents } = refundFigures(kept, now);
  await tx
    .update(registrations)
    .set({
      status: 'cancelled',
      cancelledAt: now,
      cancelledBy: cancelledBy(kept),
      cancelReason: reason,
      updatedAt: now,
    })
    .where(eq(registrations.id, id));
  await announceRoom(tx, roomOf({ kind: 'training', sessionId }));
  await tx
    .update(instalments)
    .set({ status: 'dropped', updatedAt: now })
    .where(and(eq(instalments.registrationId, id), inArray(instalments.status, [...openStates])));
  await onSeatReleased(tx, deps, sessionId, now);
  clearFull(sessionId);
  if (refundCents > 0) {
    for (const charge of charges.filter(({ status }) => status === 'succeeded')) {
      // Part of the charge may have been refunded by hand in the provider's dashboard.
      const cents = charge.cents - givenBack(kept, charge.id);
      const back = { registrationId: id, paymentId: charge.id, cents, provider: deps.payments.name };
      if (cents > 0) await intendRefund(tx, back, now);
    }
  }
  const { firstName, sessionTitle, startsAt, email } = kept;
  const data = { firstName, sessionTitle, startsAt, refundCents, cancelledBy: cancelledBy(kept) };
  await deps.mail.send(tx, { to: email, template: 'registration_cancelled', data });
}

const givenBack = ({ payments }: RegistrationRecord, chargeId: string) =>
  payments
    .filter(
      ({ refundOfId, status }) => refundOfId === chargeId && status !== 'failed' && status !== 'cancelled',
    )
    .reduce((sum, { cents }) => sum + cents, 0);

function cancellationOf(kept: RegistrationRecord, now: Date): Cancellation {
  const { cents, returnedCents, owedCents, status } = refundStateOf(kept);
  return {
    registration: registrationView(kept, now),
    refund: {
      amount: fromCents(cents),
      status,
      returned_amount: fromCents(returnedCents),
      owed_amount: fromCents(owedCents),
    },
    message: `Your registration for ${kept.sessionTitle} is cancelled.`,
  };
}
