import type { Rate } from '@detroit-well/pricing';
import { eq, inArray, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { payments } from '../../../platform/database/schema/payments.ts';
import { instalments, registrations } from '../../../platform/database/schema/registrations.ts';
import { isOneOf, openInstalmentStatuses } from '../../../platform/database/schema/statuses.ts';
import { notifyRoom } from '../../chat/messages.ts';
import { roomNameOf } from '../../chat/rooms.ts';
import type { Charge } from '../../payments/port/charge-records.ts';
import type { PaymentsDeps } from '../../payments/port/provider.ts';
import { partsGivenBack, recordRefund, type GivenBack } from '../ledger/refunds.ts';
import {
  findRegistration,
  type InstalmentRecord,
  type RegistrationRecord,
} from '../ledger/registration-queries.ts';
import { appointmentOf } from './appointment.ts';
import { clearFull } from '../seats/claim-seat.ts';
import { onSeatReleased } from '../waitlist/seat-released.ts';
import { registrationMovedEmail } from './moved-email.ts';

type SwapDeps = Pick<PaymentsDeps, 'mail' | 'settings' | 'payments'>;

/** A payment that stays open after a move. */
export type OpenInstalment = Pick<InstalmentRecord, 'position' | 'dueOn' | 'cents'>;

/** The held seat of the new date, and what the registration costs there. */
export interface Swap {
  readonly hold: { readonly id: string; readonly sessionId: string };
  readonly priceCents: number;
  readonly rate: Rate;
  /** By how much the price is below what was paid, in cents, and what stays open. */
  readonly terms: { readonly backCents: number; readonly open: readonly OpenInstalment[] };
  /** The successful charge of the difference, which belongs to the hold until now. */
  readonly charge: Charge | null;
  /** Who in the team moves it. */
  readonly movedBy?: string | null;
}

/** True if a hold gave its seat to the registration that moved. */
export const isMoved = ({ moves, status, confirmedAt }: RegistrationRecord): boolean =>
  moves !== null && status === 'released' && confirmedAt !== null;

/**
 * Locks what a move changes: both sessions, then both registrations, each in the order of their ids, because two members can
 * move in opposite directions.
 */
export async function lockMove(tx: Db, sessionIds: readonly string[], registrationIds: readonly string[]) {
  await tx.execute(sql`select 1 from sessions where id in ${sessionIds} order by id for update`);
  await tx.execute(sql`select 1 from registrations where id in ${registrationIds} order by id for update`);
}

/** Locks the move whose new seat is this hold; nothing if the hold belongs to no move. */
export async function lockMoveOfHold(tx: Db, holdId: string): Promise<void> {
  const [ids] = await readRows(
    z.object({ moves: z.string(), from: z.string(), to: z.string() }),
    tx.execute(sql`
      select h.moves, r.session_id as "from", h.session_id as "to"
      from registrations h join registrations r on r.id = h.moves where h.id = ${holdId} and h.status = 'held'`),
  );
  if (ids) await lockMove(tx, [ids.from, ids.to], [holdId, ids.moves]);
}

/**
 * Finishes a move whose difference is paid, in the caller's transaction and under its locks. Returns null, with nothing
 * changed, if the new date is over or cancelled by now.
 */
export async function finishPaidMove(
  tx: Db,
  deps: SwapDeps,
  registrationId: string,
  charge: Charge,
  now: Date,
): Promise<RegistrationRecord | null> {
  const hold = await findRegistration(tx, charge.registrationId);
  const registration = await findRegistration(tx, registrationId);
  if (hold === null || registration?.status !== 'confirmed') return null;
  if (hold.sessionStatus === 'cancelled' || hold.startsAt <= now) return null;
  const { priceCents: difference, rate } = hold;
  return swapSeats(
    tx,
    deps,
    registration,
    {
      hold,
      priceCents: registration.priceCents + difference,
      rate,
      terms: { backCents: 0, open: [] },
      charge,
    },
    now,
  );
}

/**
 * Exchanges the seats of a registration and of its hold in the caller's transaction, which has locked both sessions and both
 * rows. The registration keeps its id, its ledger and its calendar entry; the hold ends with the earlier session.
 */
export async function swapSeats(
  tx: Db,
  deps: SwapDeps,
  registration: RegistrationRecord,
  { hold, priceCents, rate, terms, charge, movedBy = null }: Swap,
  now: Date,
): Promise<RegistrationRecord | null> {
  const { id, sessionId: from } = registration;
  await tx
    .update(registrations)
    .set({ sessionId: from, status: 'released', heldUntil: null, confirmedAt: now, updatedAt: now })
    .where(eq(registrations.id, hold.id));
  await tx
    .update(registrations)
    .set({
      sessionId: hold.sessionId,
      priceCents,
      rate,
      moving: false,
      movedBackCents: registration.movedBackCents + terms.backCents,
      // The earlier entry has twice the session's revision, and one more if it was cancelled.
      sequenceBase: sql`${registrations.sequenceBase} + 2 + 2 * (select revision from sessions where id = ${from})`,
      updatesReadAt: null,
      // They were for the session that the studio moved.
      freeUntil: null,
      movedDays: 0,
      updatedAt: now,
    })
    .where(eq(registrations.id, id));
  if (charge) await takeOverCharge(tx, id, charge);
  await replaceOpenInstalments(tx, registration, terms.open, now);
  const cause = { moveId: hold.id, actorId: movedBy };
  const back = await refundDifference(tx, registration, terms.backCents, cause, deps.payments.name, now);
  for (const sessionId of [from, hold.sessionId]) {
    await notifyRoom(tx, roomNameOf({ kind: 'training', sessionId }));
  }
  await onSeatReleased(tx, deps, from, now);
  clearFull(from);
  const moved = await findRegistration(tx, id);
  if (moved !== null) await sendEmail(tx, deps, registration, moved, back, charge);
  return moved;
}

/** The instalment and the charge of the difference now belong to the registration that moved. */
async function takeOverCharge(tx: Db, id: string, { paymentId, instalmentId }: Charge): Promise<void> {
  await tx.execute(sql`
    update instalments set registration_id = ${id}, position = 1 + (
      select coalesce(max(own.position), 0) from instalments own where own.registration_id = ${id})
    where id = ${instalmentId}`);
  await tx.update(payments).set({ registrationId: id }).where(eq(payments.id, paymentId));
}

/** Charges that failed stay in the ledger, without the instalment that they did not pay. */
async function replaceOpenInstalments(
  tx: Db,
  { id, instalments: all }: RegistrationRecord,
  next: readonly OpenInstalment[],
  now: Date,
): Promise<void> {
  const open = all.filter(({ status }) => isOneOf(openInstalmentStatuses, status));
  const stays = ({ cents, dueOn }: (typeof open)[number], index: number) =>
    next[index]?.cents === cents && next[index].dueOn === dueOn;
  if (open.length === next.length && open.every(stays)) return;
  const ids = open.map((each) => each.id);
  if (ids.length > 0) {
    await tx.update(payments).set({ instalmentId: null }).where(inArray(payments.instalmentId, ids));
    await tx.delete(instalments).where(inArray(instalments.id, ids));
  }
  if (next.length === 0) return;
  await tx.insert(instalments).values(
    next.map(({ position, dueOn, cents }) => ({
      id: randomUUID(),
      registrationId: id,
      position,
      dueOn,
      amountCents: cents,
      status: 'due' as const,
      updatedAt: now,
    })),
  );
}

async function refundDifference(
  tx: Db,
  { id, payments: ledger }: RegistrationRecord,
  backCents: number,
  cause: { readonly moveId: string; readonly actorId: string | null },
  provider: Charge['provider'],
  now: Date,
): Promise<GivenBack[]> {
  const parts = partsGivenBack(ledger, backCents);
  for (const part of parts) {
    await recordRefund(tx, { ...part, of: { registrationId: id }, provider, cause }, now);
  }
  return parts;
}

async function sendEmail(
  tx: Db,
  { mail, settings }: SwapDeps,
  before: RegistrationRecord,
  moved: RegistrationRecord,
  back: readonly GivenBack[],
  charge: Charge | null,
): Promise<void> {
  const { firstName, coachName, priceCents, whatToBring } = moved;
  const charged = moved.payments.find(({ id }) => id === charge?.paymentId);
  const email = registrationMovedEmail(moved.email, {
    firstName,
    coachName,
    before,
    priceCents,
    chargedCents: charged?.cents ?? 0,
    back,
    open: moved.instalments.filter(({ status }) => isOneOf(openInstalmentStatuses, status)),
    whatToBring,
    appointment: appointmentOf(moved, settings),
    earlier: appointmentOf(before, settings),
  });
  await mail.send(tx, email);
}
