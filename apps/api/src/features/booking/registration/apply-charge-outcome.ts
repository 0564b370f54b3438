import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../../platform/database/instants.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { registrations } from '../../../platform/database/schema/registrations.ts';
import { isOneOf, openChargeStatuses } from '../../../platform/database/schema/statuses.ts';
import { purgeSessionLists } from '../../../platform/list-cache/list-cache.ts';
import type { Charge, InSameTransaction } from '../../payments/port/charge-records.ts';
import type { ChargeOutcome, PaymentsDeps } from '../../payments/port/provider.ts';
import { keepCard } from '../../saved-cards/saved-cards.ts';
import { notifyPerson } from '../../users/notify-people.ts';
import { markInstalmentPaid, recordPaymentOutcome } from '../ledger/charges.ts';
import { runRefunds } from '../ledger/refunds.ts';
import { spendReserved } from '../ledger/spend-credit.ts';
import { findRegistration, type RegistrationRecord } from '../ledger/registration-queries.ts';
import { finishPaidMove, lockMoveOfHold } from './swap-seats.ts';
import { confirmationEmail } from './confirmation-email.ts';
import { paymentReceivedEmail } from './email-templates.ts';
import { holdMs } from './draft.ts';
import { giveBack, type ReturnCause } from './give-back.ts';
import { AddressTaken, createGuestAccount } from './guests.ts';
import { releaseHold } from './release-hold.ts';
import { sessionUrl } from './session-url.ts';
import { startPlan } from './start-plan.ts';

export type BookingDeps = Pick<
  PaymentsDeps,
  'database' | 'payments' | 'clock' | 'systemClock' | 'mail' | 'settings'
>;

/**
 * Applies a charge outcome to the registration: success confirms it, or moves the registration that this hold is for; a decline releases the seat, `requires_action`
 * extends the hold, and an unknown outcome is left for reconciliation. A success for a seat that is no longer to be had goes back at once, with an email. Applying an outcome again has no effect. `also`
 * runs in the same transaction; if it throws, nothing is applied. Returns the registration if the outcome confirmed or paid it.
 */
export async function applyChargeOutcome(
  deps: BookingDeps,
  charge: Charge,
  outcome: ChargeOutcome,
  { abandoned = false, also = async () => {} }: { abandoned?: boolean; also?: InSameTransaction } = {},
): Promise<RegistrationRecord | null> {
  const { database, clock } = deps;
  const now = clock.now();
  if (outcome.status === 'succeeded') return applySuccess(deps, charge, outcome, now, also);
  await database.withTx(async (tx) => {
    await also(tx);
    if (outcome.status === 'declined') {
      await releaseHold(tx, deps, charge.sessionId, charge.registrationId, now);
      // The server abandoned the charge, now or in an earlier attempt; no card was declined.
      const status = abandoned || outcome.reason === 'cancelled' ? 'cancelled' : 'failed';
      await recordIfOpen(tx, charge, { status, failureCode: outcome.reason }, now);
    } else if (outcome.status === 'requires_action') {
      await extendHold(tx, charge, outcome.clientSecret, now);
    } else {
      await recordIfOpen(tx, charge, { status: 'unknown' }, now);
    }
  });
  if (outcome.status === 'declined') purgeSessionLists();
  return null;
}

/** Confirms a hold that has no charge. It is released if the session was cancelled, or the guest's email has an account by now. */
export async function confirmWithoutCharge(
  deps: BookingDeps,
  sessionId: string,
  registrationId: string,
): Promise<void> {
  const now = deps.clock.now();
  try {
    await deps.database.withTx(async (tx) => {
      const [hold] = await readRows(
        z.object({ status: z.string(), sessionStatus: z.string() }),
        tx.execute(sql`
        select r.status, s.status as "sessionStatus" from registrations r join sessions s on s.id = r.session_id
        where r.id = ${registrationId} for update of r`),
      );
      if (hold?.status !== 'held') return;
      if (hold.sessionStatus === 'cancelled') throw new SessionCancelled();
      await confirmRegistration(tx, deps, registrationId, now);
    });
  } catch (error) {
    if (causeOf(error) === null) throw error;
    await deps.database.withTx((tx) => releaseHold(tx, deps, sessionId, registrationId, now));
    purgeSessionLists();
  }
}

type Success = Extract<ChargeOutcome, { status: 'succeeded' }>;

async function applySuccess(
  deps: BookingDeps,
  charge: Charge,
  { chargeId, card }: Success,
  now: Date,
  also: InSameTransaction,
): Promise<RegistrationRecord | null> {
  let gone = false;
  let registration: RegistrationRecord | null = null;
  try {
    await deps.database.withTx(async (tx) => {
      await also(tx);
      await lockMoveOfHold(tx, charge.registrationId);
      const found = await lockBoth(tx, charge);
      if (found === undefined || found.paymentStatus === 'succeeded') return;
      await recordPaymentOutcome(tx, charge.paymentId, { status: 'succeeded', providerRef: chargeId }, now);
      gone = found.status === 'released' || found.status === 'cancelled';
      if (gone) return giveBack(tx, deps, charge, found.cents, 'late', now);
      if (found.status === 'held' && found.moves === null && found.sessionStatus === 'cancelled')
        throw new SessionCancelled();
      await startItsPlan(tx, charge, found, now);
      await spendReserved(tx, charge, found, now);
      await markInstalmentPaid(tx, charge.instalmentId, now);
      if (found.moves !== null) {
        if (card) await keepCard(tx, charge.provider, charge.registrationId, card);
        registration = await finishPaidMove(tx, deps, found.moves, charge, now);
        if (registration !== null) return;
        gone = true;
        await giveBack(tx, deps, charge, found.cents, 'late', now);
        return void (await releaseHold(tx, deps, charge.sessionId, charge.registrationId, now));
      }
      registration =
        found.status === 'held'
          ? await confirmRegistration(tx, deps, charge.registrationId, now)
          : await sendPaymentEmail(tx, deps, charge.registrationId, found.cents);
      if (registration?.userId) await notifyPerson(tx, registration.userId);
      if (card) await keepCard(tx, charge.provider, charge.registrationId, card);
    });
  } catch (error) {
    const cause = causeOf(error);
    if (cause === null) throw error;
    gone = true;
    await undoHold(deps, charge, { chargeId, cause }, now, also);
  }
  if (gone) await runRefunds(deps, charge.registrationId);
  return registration;
}

/** The studio cancelled the session while the card was asked. Rolls back, because its lock comes before the registration's. */
class SessionCancelled extends Error {
  override readonly name = 'SessionCancelled';
}

function causeOf(error: unknown): Exclude<ReturnCause, 'late'> | null {
  if (error instanceof AddressTaken) return 'account_exists';
  return error instanceof SessionCancelled ? 'session_cancelled' : null;
}

/** Releases the hold and gives the payment back. An account that exists with the guest's email stays as it is. */
async function undoHold(
  deps: BookingDeps,
  charge: Charge,
  { chargeId, cause }: { chargeId: string; cause: ReturnCause },
  now: Date,
  also: InSameTransaction,
): Promise<void> {
  await deps.database.withTx(async (tx) => {
    await also(tx);
    await tx.execute(sql`select 1 from sessions where id = ${charge.sessionId} for update`);
    const found = await lockBoth(tx, charge);
    if (found === undefined || found.paymentStatus === 'succeeded') return;
    const outcome = { status: 'succeeded', providerRef: chargeId, failureCode: cause } as const;
    await recordPaymentOutcome(tx, charge.paymentId, outcome, now);
    await giveBack(tx, deps, charge, found.cents, cause, now);
    await releaseHold(tx, deps, charge.sessionId, charge.registrationId, now);
  });
  purgeSessionLists();
}

async function extendHold(tx: Db, charge: Charge, clientSecret: string, now: Date): Promise<void> {
  const found = await lockBoth(tx, charge);
  if (found?.paymentStatus !== 'pending' && found?.paymentStatus !== 'unknown') return;
  await recordPaymentOutcome(tx, charge.paymentId, { status: 'requires_action', clientSecret }, now);
  await tx
    .update(registrations)
    .set({ heldUntil: new Date(now.getTime() + holdMs) })
    .where(and(eq(registrations.id, charge.registrationId), eq(registrations.status, 'held')));
}

/** Records the outcome only while the charge is open, so that a late message never overwrites a final one. */
async function recordIfOpen(
  tx: Db,
  charge: Charge,
  set: Parameters<typeof recordPaymentOutcome>[2],
  now: Date,
): Promise<void> {
  const found = await lockBoth(tx, charge);
  if (found !== undefined && isOneOf(openChargeStatuses, found.paymentStatus)) {
    await recordPaymentOutcome(tx, charge.paymentId, set, now);
  }
}

const lockedRow = z.object({
  status: z.enum(registrations.status.enumValues),
  sessionStatus: z.string(),
  paymentStatus: z.string(),
  cents: z.int(),
  startsPlan: z.enum(['bi_weekly', 'weekly']).nullable(),
  creditCents: z.int(),
  userId: z.string().nullable(),
  requestedAt: dateOfMs,
  priceCents: z.int(),
  moves: z.string().nullable(),
});

type Locked = z.output<typeof lockedRow>;

/** Locks and reads both rows, so that concurrent outcomes of one charge are applied one after the other. */
export async function lockBoth(tx: Db, charge: Charge): Promise<Locked | undefined> {
  const [locked] = await readRows(
    lockedRow,
    tx.execute(sql`
    select r.status, s.status as "sessionStatus", m.status as "paymentStatus", m.amount_cents as cents, m.starts_plan as "startsPlan",
      m.credit_cents as "creditCents", r.user_id as "userId",
      ${epochMs('m.created_at')} as "requestedAt", r.price_cents as "priceCents", r.moves
    from registrations r join payments m on m.registration_id = r.id join sessions s on s.id = r.session_id
    where r.id = ${charge.registrationId} and m.id = ${charge.paymentId}
    for update of r, m`),
  );
  return locked;
}

/** Starts the plan that the successful charge was made for, if any. */
async function startItsPlan(
  tx: Db,
  { registrationId, instalmentId }: Charge,
  { startsPlan: plan, priceCents, requestedAt }: Locked,
  now: Date,
): Promise<void> {
  if (plan === null || instalmentId === null) return;
  await startPlan(tx, { registrationId, instalmentId, plan, priceCents, requestedAt }, now);
}

type EmailDeps = Pick<BookingDeps, 'mail' | 'settings'>;

/**
 * Confirms a hold in the caller's transaction: creates a guest's account and queues the confirmation email. Throws
 * AddressTaken if a guest's email has an account by now.
 */
export async function confirmRegistration(
  tx: Db,
  deps: EmailDeps,
  registrationId: string,
  now: Date,
): Promise<RegistrationRecord | null> {
  const [held] = await tx.select().from(registrations).where(eq(registrations.id, registrationId));
  const account = held?.guestDraft ? await createGuestAccount(tx, deps, held.guestDraft, now) : null;
  await tx
    .update(registrations)
    .set({
      status: 'confirmed',
      heldUntil: null,
      guestDraft: null,
      confirmedAt: now,
      updatedAt: now,
      ...(account === null ? {} : { userId: account.userId }),
    })
    .where(eq(registrations.id, registrationId));
  const registration = await findRegistration(tx, registrationId);
  if (registration !== null)
    await deps.mail.send(tx, confirmationEmail(registration, deps.settings, account?.verifyUrl));
  return registration;
}

/** Queues the email about a later payment of a confirmed registration. If its session is cancelled, the email about that says what goes back. */
export async function sendPaymentEmail(
  tx: Db,
  deps: EmailDeps,
  registrationId: string,
  cents: number,
): Promise<RegistrationRecord | null> {
  const registration = await findRegistration(tx, registrationId);
  if (registration === null || registration.sessionStatus === 'cancelled') return registration;
  const { firstName, sessionTitle, sessionId, instalments, credit } = registration;
  const data = {
    firstName,
    sessionTitle,
    cents,
    byPass: credit?.kind === 'pass',
    sessionUrl: sessionUrl(sessionId, deps.settings),
    instalments: instalments.map((each) => ({ ...each, paid: each.status === 'paid' })),
  };
  await deps.mail.send(tx, paymentReceivedEmail(registration.email, data));
  return registration;
}
