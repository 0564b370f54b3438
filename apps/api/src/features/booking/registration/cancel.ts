import type { Cancellation, RefundPreview } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents, refundDue, refundPolicyNamed, type RefundPolicy } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import { problem } from '../../../platform/calls/problem.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Guards } from '../../../platform/database/guards.ts';
import { isOneOf, openInstalmentStatuses } from '../../../platform/database/schema/statuses.ts';
import { inProgress } from '../../../platform/idempotency/in-progress.ts';
import { purgeSessionLists } from '../../../platform/list-cache/list-cache.ts';
import { lastDayBack } from '../ledger/seat-credit.ts';
import { refundStateOf } from '../ledger/refund-state.ts';
import { runRefunds } from '../ledger/refunds.ts';
import { findRegistration, type RegistrationRecord } from '../ledger/registration-queries.ts';
import type { BookingDeps } from './apply-charge-outcome.ts';
import { registrationCancelledEmail, type CancelledRegistration } from './email-templates.ts';
import { endUntold, isOpenCharge, partsOf } from './end-registration.ts';
import { abandonMove, reconcileCharge } from './reconcile.ts';
import { paidCents, registrationView } from './view.ts';

/**
 * Locks the session before the registration, as all code that changes seats does. Repeated cancellations run one after
 * the other.
 */
type LockSession = (tx: Db, seen: Pick<RegistrationRecord, 'id' | 'sessionId'>) => Promise<void>;
export const lockSession: LockSession = async (tx, { id, sessionId }) => {
  await tx.execute(sql`select 1 from sessions where id = ${sessionId} for update`);
  await tx.execute(sql`select 1 from registrations where id = ${id} for update`);
};

type CancelGuards = Guards<{ lock: LockSession }>;

/** A cancellation in a cancelled session always counts as made by the business, even when the member requests it. */
const cancelledBy = ({ sessionStatus }: RegistrationRecord): 'business' | 'member' =>
  sessionStatus === 'cancelled' ? 'business' : 'member';

/** The refund policy that the registration was made under. */
export function policyOf({ id, policy: name }: Pick<RegistrationRecord, 'id' | 'policy'>): RefundPolicy {
  const policy = refundPolicyNamed(name);
  if (policy === null) throw new Error(`Registration ${id} has the unknown refund policy ${name}.`);
  return policy;
}

/** Calculates the refund of a cancellation at `now`; preview, ledger and email all use it. */
export function refundFigures(
  registration: RegistrationRecord,
  now: Date,
  by: 'business' | 'member' = cancelledBy(registration),
) {
  const { startsAt, freeUntil } = registration;
  const policy = policyOf(registration);
  return refundDue({ paidCents: paidCents(registration), startsAt, now, cancelledBy: by, policy, freeUntil });
}

const canCancel = (registration: RegistrationRecord, now: Date) =>
  registration.status === 'confirmed' &&
  (registration.startsAt > now || registration.sessionStatus === 'cancelled');

/** The effect of a cancellation on the credit or included session that pays for the registration: the same rule as for money. */
function creditOutcome(
  registration: RegistrationRecord,
  kind: 'pass' | 'included',
  isFull: boolean,
  now: Date,
): RefundPreview['pass_credit'] {
  const { credit, status } = registration;
  const lastDay = lastDayBack(registration, cancelledBy(registration), now);
  if (credit?.kind !== kind || lastDay === null || status !== 'confirmed') return null;
  return { returns: isFull, expires_on: lastDay };
}

/** Returns the cancellation preview that the screen shows before the member confirms. */
export function previewOf(registration: RegistrationRecord, now: Date): RefundPreview {
  const { refundCents, fullRefund, deadline } = refundFigures(registration, now);
  return {
    can_cancel: canCancel(registration, now),
    paid_amount: fromCents(paidCents(registration)),
    refund_amount: fromCents(refundCents),
    refund_credit: fromCents(
      partsOf(registration, refundCents).reduce(
        (sum, { destination, cents }) => sum + (destination === 'credit' ? cents : 0),
        0,
      ),
    ),
    full_refund: fullRefund,
    refund_deadline: toStudioIso(deadline),
    pass_credit: creditOutcome(registration, 'pass', fullRefund, now),
    included_session: creditOutcome(registration, 'included', fullRefund, now),
    open_instalments: registration.instalments.filter(({ status }) => isOneOf(openInstalmentStatuses, status))
      .length,
  };
}

/**
 * Cancels a registration and refunds it. A hold that waits for payment authentication is released. Cancelling again
 * returns the current state.
 */
export async function cancelRegistration(
  deps: BookingDeps,
  seen: RegistrationRecord,
  reason: string,
  guards: CancelGuards = {},
): Promise<Cancellation> {
  await cancelRecord(deps, seen, reason, guards);
  if (seen.status !== 'cancelled') await runRefunds(deps, seen.id);
  const registration = await findRegistration(deps.database.db, seen.id);
  return cancellationOf(registration ?? seen, deps.clock.now());
}

/**
 * Cancels without calling the provider for refunds: one transaction releases the seat, drops open instalments, queues
 * the email and records the refund.
 */
export async function cancelRecord(
  deps: BookingDeps,
  seen: RegistrationRecord,
  reason: string,
  { lock = lockSession }: CancelGuards = {},
): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  await abandonCharges(deps, seen);
  if (seen.status === 'cancelled') return;
  await database.withTx(async (tx) => {
    await lock(tx, seen);
    const data = await cancelUntold(tx, deps, seen, reason, now);
    if (data) await deps.mail.send(tx, registrationCancelledEmail(seen.email, data));
  });
  purgeSessionLists();
}

/** Abandons open charges before a cancellation, so that nothing is charged for a released seat. */
export async function abandonCharges(deps: BookingDeps, seen: RegistrationRecord): Promise<void> {
  for (const payment of seen.payments) {
    if (isOpenCharge(payment)) await reconcileCharge(deps, payment.id, { abandonCharge: true });
  }
  if (seen.moving && seen.status !== 'cancelled') await abandonMove(deps, seen.id);
}

/**
 * Cancels in the caller's transaction, which holds the locks, and returns what the email says. Null: there was nothing left to
 * cancel.
 */
export async function cancelUntold(
  tx: Db,
  deps: BookingDeps,
  seen: RegistrationRecord,
  reason: string,
  now: Date,
): Promise<CancelledRegistration | null> {
  const { id, sessionId } = seen;
  const registration = await findRegistration(tx, id);
  if (registration?.status === 'cancelled') return null;
  // The abandoned charge has already released the hold, now or in an earlier cancellation.
  if (registration?.status === 'released') return null;
  if (registration?.status === 'held') throw inProgress();
  // It moved to another date since it was read, or a move is being paid.
  if (registration && (registration.moving || registration.sessionId !== sessionId)) throw inProgress();
  // The session was cancelled when this was read and is scheduled again now. Cancelling would count as the member's
  // choice.
  if (seen.sessionStatus === 'cancelled' && registration?.sessionStatus !== 'cancelled') throw inProgress();
  if (registration === null || !canCancel(registration, now)) throw problem('cannot_cancel');
  const by = cancelledBy(registration);
  const { refundCents, fullRefund } = refundFigures(registration, now, by);
  const told = registration.sessionCancelReason;
  const ending = { cancelledBy: by, refundCents, fullRefund, reason, told };
  return endUntold(tx, deps, registration, ending, now);
}

function cancellationOf(registration: RegistrationRecord, now: Date): Cancellation {
  const { cents, returnedCents, owedCents, status, parts } = refundStateOf(registration);
  return {
    registration: registrationView(registration, now),
    refund: {
      amount: fromCents(cents),
      status,
      returned_amount: fromCents(returnedCents),
      owed_amount: fromCents(owedCents),
      parts: parts.map((part) => ({
        to: part.to,
        amount: fromCents(part.cents),
        returned_amount: fromCents(part.returnedCents),
      })),
    },
    message: `Your registration for ${registration.sessionTitle} is cancelled.`,
  };
}
