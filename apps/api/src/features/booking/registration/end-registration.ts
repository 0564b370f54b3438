import { paths, siteUrl } from '@detroit-well/config/paths';
import { studioDay } from '@detroit-well/config/studio-time';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { instalments, registrations } from '../../../platform/database/schema/registrations.ts';
import {
  isOneOf,
  openChargeStatuses,
  openInstalmentStatuses,
} from '../../../platform/database/schema/statuses.ts';
import { inProgress } from '../../../platform/idempotency/in-progress.ts';
import { notifyRoom } from '../../chat/messages.ts';
import { roomNameOf } from '../../chat/rooms.ts';
import { returnUse } from '../../promo-codes/take-use.ts';
import { notifyPerson } from '../../users/notify-people.ts';
import { lastDayBack, returnSeatCredit } from '../ledger/seat-credit.ts';
import { recordRefund, refundableCents, returnsTo, type GivenBack } from '../ledger/refunds.ts';
import type { RegistrationRecord } from '../ledger/registration-queries.ts';
import { clearFull } from '../seats/claim-seat.ts';
import { onSeatReleased } from '../waitlist/seat-released.ts';
import { appointmentOf } from './appointment.ts';
import type { BookingDeps } from './apply-charge-outcome.ts';
import { registrationCancelledEmail, type CancelledRegistration } from './email-templates.ts';
import { chargedCents, paidCents } from './view.ts';

type EndingDeps = Pick<BookingDeps, 'mail' | 'settings' | 'payments'>;

export const isOpenCharge = ({ kind, status }: RegistrationRecord['payments'][number]) =>
  kind === 'charge' && isOneOf(openChargeStatuses, status);

/** Returns true if a charge is pending, waits for payment authentication or has an unknown outcome. */
export const hasOpenCharge = ({ payments }: RegistrationRecord): boolean => payments.some(isOpenCharge);

/** The refunds when a registration ends. Part of a charge may have been refunded before, by the desk or at the provider. */
export function partsOf(
  { payments }: RegistrationRecord,
  refundCents: number,
): (GivenBack & { readonly paymentId: string })[] {
  if (refundCents <= 0) return [];
  return payments.flatMap((charge) => {
    const cents = refundableCents(payments, charge);
    const destination = returnsTo(charge);
    return cents > 0 && destination !== null ? [{ paymentId: charge.id, cents, destination }] : [];
  });
}

/** The refunds when the business cancels: all that was paid, by the way it came. */
export const wholeRefundOf = (registration: RegistrationRecord): readonly GivenBack[] =>
  partsOf(registration, paidCents(registration));

interface Ending {
  readonly cancelledBy: 'business' | 'member';
  readonly refundCents: number;
  /** True if the credit or included session comes back. */
  readonly fullRefund: boolean;
  readonly reason: string;
  /** The explanation for the person when the business cancels. */
  readonly told: string | null;
}

/**
 * Ends a confirmed registration in the caller's transaction, which holds the locks: the seat is released, open instalments are
 * dropped, and the refund and the email are recorded.
 */
export async function endRegistration(
  tx: Db,
  deps: EndingDeps,
  registration: RegistrationRecord,
  ending: Ending,
  now: Date,
): Promise<void> {
  const data = await endUntold(tx, deps, registration, ending, now);
  await deps.mail.send(tx, registrationCancelledEmail(registration.email, data));
}

/** The same without the email; the caller writes it with what this returns. */
export async function endUntold(
  tx: Db,
  deps: EndingDeps,
  registration: RegistrationRecord,
  ending: Ending,
  now: Date,
): Promise<CancelledRegistration> {
  const { id, sessionId } = registration;
  const { refundCents, reason, told } = ending;
  if (hasOpenCharge(registration)) throw inProgress();
  await tx
    .update(registrations)
    .set({
      status: 'cancelled',
      cancelledAt: now,
      cancelledBy: ending.cancelledBy,
      cancelReason: reason,
      updatedAt: now,
    })
    .where(eq(registrations.id, id));
  await notifyRoom(tx, roomNameOf({ kind: 'training', sessionId }));
  if (registration.userId !== null) await notifyPerson(tx, registration.userId);
  await tx
    .update(instalments)
    .set({ status: 'dropped', updatedAt: now })
    .where(and(eq(instalments.registrationId, id), inArray(instalments.status, [...openInstalmentStatuses])));
  await onSeatReleased(tx, deps, sessionId, now);
  clearFull(sessionId);
  const refunds = partsOf(registration, refundCents);
  for (const part of refunds) {
    const back = { ...part, of: { registrationId: id }, cause: 'ended' } as const;
    await recordRefund(tx, { ...back, provider: deps.payments.name }, now);
  }
  const { credit } = registration;
  const lastDay = lastDayBack(registration, ending.cancelledBy, now);
  if (credit !== null && lastDay !== null && ending.fullRefund)
    await returnSeatCredit(tx, { id, credit }, lastDay, now);
  if (ending.cancelledBy === 'business' || (ending.fullRefund && chargedCents(registration) === 0))
    await returnUse(tx, { registrationId: id }, now);
  const { firstName, sessionTitle, startsAt } = registration;
  return {
    firstName,
    sessionTitle,
    startsAt,
    refunds,
    credit: credit && {
      kind: credit.kind,
      expiresOn: lastDay ?? credit.expiresOn,
      back: backOf(lastDay, ending, now),
    },
    cancelledBy: ending.cancelledBy,
    reason: told,
    appointment: appointmentOf({ ...registration, status: 'cancelled', changedAt: now }, deps.settings),
    scheduleUrl: siteUrl(deps.settings.addresses.siteUrl, paths.training()),
  };
}

/** The outcome for a credit: without a full refund it is lost, and after its last day it cannot be used. */
function backOf(lastDay: string | null, { fullRefund }: Ending, now: Date): 'usable' | 'too_late' | 'lost' {
  if (!fullRefund) return 'lost';
  return lastDay !== null && lastDay < studioDay(now) ? 'too_late' : 'usable';
}
