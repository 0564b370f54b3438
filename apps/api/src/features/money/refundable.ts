import { formatLongDay } from '@detroit-well/config/studio-time';
import { refundDue, refundTerms } from '@detroit-well/pricing';
import { eq, sql } from 'drizzle-orm';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { findRegistration, type RegistrationRecord } from '../booking/ledger/registration-queries.ts';
import { failedCents, refundableCents, type LedgerLine } from '../booking/ledger/refunds.ts';
import { policyOf } from '../booking/registration/cancel.ts';
import { paidCents } from '../booking/registration/view.ts';
import { findMembership } from '../memberships/membership-records.ts';
import { membershipView } from '../memberships/membership-view.ts';
import type { Charged } from './charged.ts';
import { chargeOfGiftCard, chargeOfPass } from './refundable-goods.ts';

/** Finds a charge by its id. Throws `not_found` for a refund. */
export async function chargeOf(db: Db, id: string, now: Date): Promise<Charged> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  const charged = row === undefined ? null : await chargeOfRow(db, row, now);
  if (charged === null) throw problem('not_found');
  return charged;
}

async function chargeOfRow(
  db: Db,
  { id, registrationId, membershipId, passId, giftCardId }: typeof payments.$inferSelect,
  now: Date,
): Promise<Charged | null> {
  if (registrationId !== null) return chargeOfRegistration(db, registrationId, id, now);
  if (membershipId !== null) return chargeOfMembership(db, membershipId, id, now);
  if (passId !== null) return chargeOfPass(db, passId, id);
  return giftCardId === null ? null : chargeOfGiftCard(db, giftCardId, id);
}

/** Locks the thing that was paid for before its payment, in the order of all refunds. */
export async function lockPayment(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`
    select 1 from registrations where id = (select registration_id from payments where id = ${id}) for update`);
  await tx.execute(sql`
    select 1 from memberships where id = (select membership_id from payments where id = ${id}) for update`);
  await tx.execute(
    sql`select 1 from passes where id = (select pass_id from payments where id = ${id}) for update`,
  );
  await tx.execute(sql`
    select 1 from gift_cards where id = (select gift_card_id from payments where id = ${id}) for update`);
  await tx.execute(sql`select 1 from payments where id = ${id} for update`);
}

async function chargeOfRegistration(db: Db, registrationId: string, id: string, now: Date) {
  const registration = await findRegistration(db, registrationId);
  const charge = registration?.payments.find((payment) => payment.id === id && payment.kind === 'charge');
  if (registration === null || charge === undefined) return null;
  return {
    of: { registrationId },
    subjectId: registrationId,
    userId: registration.userId,
    ledger: registration.payments,
    charge,
    leftCents: refundableCents(registration.payments, charge),
    isWhole: false,
    proposedCents: proposedCents(registration, charge, now),
    policy: refundTerms(policyOf(registration)),
    effect: null,
  };
}

/** A membership gives nothing back by itself: it holds to the end of what is paid, and a refund ends nothing. */
async function chargeOfMembership(db: Db, membershipId: string, id: string, now: Date) {
  const membership = await findMembership(db, membershipId);
  const charge = membership?.payments.find((payment) => payment.id === id && payment.kind === 'charge');
  if (membership === null || charge === undefined) return null;
  const { state, next_payment_on: next } = membershipView(membership, now);
  const isOver = state === 'cancelled' || state === 'expired';
  return {
    of: { membershipId },
    subjectId: membershipId,
    userId: membership.userId,
    ledger: membership.payments,
    charge,
    leftCents: refundableCents(membership.payments, charge),
    isWhole: false,
    proposedCents: failedCents(membership.payments, charge),
    policy: 'A membership holds to the end of what is paid, and gives nothing back by itself.',
    effect: isOver
      ? 'The membership is over, and a refund does not change that.'
      : `A refund does not end the membership${next === null ? '' : `: its next payment is on ${formatLongDay(next)}`}. To end it, choose “End membership” on the page of the person.`,
  };
}

/**
 * The amount of a charge that the policy of the purchase gives back now: all that is left of it, or nothing. After a cancellation
 * it is the part that the cancellation owed and could not send.
 */
function proposedCents(registration: RegistrationRecord, charge: LedgerLine, now: Date): number {
  if (registration.status !== 'confirmed') return failedCents(registration.payments, charge);
  const { startsAt, freeUntil, sessionStatus } = registration;
  const due = refundDue({
    paidCents: paidCents(registration),
    startsAt,
    now,
    cancelledBy: sessionStatus === 'cancelled' ? 'business' : 'member',
    policy: policyOf(registration),
    freeUntil,
  });
  return due.fullRefund ? refundableCents(registration.payments, charge) : 0;
}
