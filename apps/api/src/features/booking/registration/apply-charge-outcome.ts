import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { registrations } from '../../../platform/database/schema/registrations.ts';
import type { Charge, InSameTransaction } from '../../payments/port/charge-records.ts';
import type { ChargeOutcome, PaymentsDeps } from '../../payments/port/provider.ts';
import { keepCard } from '../../saved-cards/saved-cards.ts';
import { purgeSessionLists } from '../../../platform/list-cache/list-cache.ts';
import { holdMs } from './draft.ts';
import { AddressTaken } from './guest-account.ts';
import { intendRefund, runRefunds } from '../ledger/refunds.ts';
import { recordPaymentOutcome, releaseHold } from './release.ts';
import { confirmRegistration, markInstalmentPaid, sendPaymentEmail } from './confirm-registration.ts';

type Tools = Pick<PaymentsDeps, 'database' | 'payments' | 'clock' | 'mail' | 'settings'>;

/**
 * Applies a charge outcome to the registration: success confirms it, a decline releases the seat, `requires_action`
 * extends the hold, and an unknown outcome is left for reconciliation. Applying an outcome again has no effect. `also`
 * runs in the same transaction; if it throws, nothing is applied.
 */
export async function applyChargeOutcome(
  deps: Tools,
  charge: Charge,
  outcome: ChargeOutcome,
  { abandoned = false, also = async () => {} }: { abandoned?: boolean; also?: InSameTransaction } = {},
): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  if (outcome.status === 'succeeded') return applySuccess(deps, charge, outcome, now, also);
  await database.withTx(async (tx) => {
    await also(tx);
    if (outcome.status === 'declined') {
      await releaseHold(tx, deps, charge.sessionId, charge.registrationId, now);
      // The server abandoned the charge, now or in an earlier attempt; no card was declined.
      const status = abandoned || outcome.reason === 'cancelled' ? 'cancelled' : 'failed';
      await noteIfOpen(tx, charge, { status, failureCode: outcome.reason }, now);
    } else if (outcome.status === 'requires_action') {
      await keepAsking(tx, charge, outcome.clientSecret, now);
    } else {
      await noteIfOpen(tx, charge, { status: 'unknown' }, now);
    }
  });
  if (outcome.status === 'declined') purgeSessionLists();
}

/** Confirms a hold that has no charge. */
export async function confirmWithoutCharge(
  deps: Tools,
  sessionId: string,
  registrationId: string,
): Promise<void> {
  const now = deps.clock.now();
  try {
    await deps.database.withTx(async (tx) => {
      const { rows } = await tx.execute<{ status: string }>(
        sql`select status from registrations where id = ${registrationId} for update`,
      );
      if (rows[0]?.status === 'held') await confirmRegistration(tx, deps, registrationId, now);
    });
  } catch (error) {
    if (!(error instanceof AddressTaken)) throw error;
    await deps.database.withTx((tx) => releaseHold(tx, deps, sessionId, registrationId, now));
    purgeSessionLists();
  }
}

type Success = Extract<ChargeOutcome, { status: 'succeeded' }>;

async function applySuccess(
  deps: Tools,
  charge: Charge,
  { chargeId, card }: Success,
  now: Date,
  also: InSameTransaction,
): Promise<void> {
  let gone = false;
  try {
    await deps.database.withTx(async (tx) => {
      await also(tx);
      const found = await lockBoth(tx, charge);
      if (found === undefined || found.payment_status === 'succeeded') return;
      await recordPaymentOutcome(tx, charge.paymentId, { status: 'succeeded', providerRef: chargeId }, now);
      gone = found.status === 'released' || found.status === 'cancelled';
      if (gone) return refundCharge(tx, charge, found.cents, now);
      await markInstalmentPaid(tx, charge.instalmentId, now);
      if (found.status === 'held') await confirmRegistration(tx, deps, charge.registrationId, now);
      else await sendPaymentEmail(tx, deps, charge.registrationId, found.cents);
      if (card) await keepCard(tx, charge.provider, charge.registrationId, card);
    });
  } catch (error) {
    if (!(error instanceof AddressTaken)) throw error;
    gone = true;
    await undoForTakenAddress(deps, charge, chargeId, now, also);
  }
  if (gone) await runRefunds(deps, charge.registrationId);
}

/**
 * The guest's email got an account in the meantime: releases the hold and refunds the charge, and leaves that account
 * unchanged.
 */
async function undoForTakenAddress(
  deps: Tools,
  charge: Charge,
  chargeId: string,
  now: Date,
  also: InSameTransaction,
): Promise<void> {
  await deps.database.withTx(async (tx) => {
    await also(tx);
    await releaseHold(tx, deps, charge.sessionId, charge.registrationId, now);
    const found = await lockBoth(tx, charge);
    if (found === undefined || found.payment_status === 'succeeded') return;
    const noted = { status: 'succeeded', providerRef: chargeId, failureCode: 'account_exists' } as const;
    await recordPaymentOutcome(tx, charge.paymentId, noted, now);
    await refundCharge(tx, charge, found.cents, now);
  });
  purgeSessionLists();
}

async function keepAsking(tx: Db, charge: Charge, clientSecret: string, now: Date): Promise<void> {
  const found = await lockBoth(tx, charge);
  if (found?.payment_status !== 'pending' && found?.payment_status !== 'unknown') return;
  await recordPaymentOutcome(tx, charge.paymentId, { status: 'requires_action', clientSecret }, now);
  await tx
    .update(registrations)
    .set({ heldUntil: new Date(now.getTime() + holdMs) })
    .where(and(eq(registrations.id, charge.registrationId), eq(registrations.status, 'held')));
}

/** Records the outcome only while the charge is open, so that a late message never overwrites a final one. */
async function noteIfOpen(
  tx: Db,
  charge: Charge,
  set: Parameters<typeof recordPaymentOutcome>[2],
  now: Date,
): Promise<void> {
  const found = await lockBoth(tx, charge);
  const open = ['pending', 'requires_action', 'unknown'];
  if (found !== undefined && open.includes(found.payment_status)) {
    await recordPaymentOutcome(tx, charge.paymentId, set, now);
  }
}

interface Locked extends Record<string, unknown> {
  status: 'held' | 'confirmed' | 'cancelled' | 'released';
  payment_status: string;
  cents: number;
}

/** Locks and reads both rows, so that concurrent outcomes of one charge are applied one after the other. */
async function lockBoth(tx: Db, charge: Charge): Promise<Locked | undefined> {
  const { rows } = await tx.execute<Locked>(sql`
    select r.status, m.status as payment_status, m.amount_cents as cents
    from registrations r join payments m on m.registration_id = r.id
    where r.id = ${charge.registrationId} and m.id = ${charge.paymentId}
    for update of r, m`);
  return rows[0];
}

async function refundCharge(
  tx: Db,
  { registrationId, paymentId, provider }: Charge,
  cents: number,
  now: Date,
): Promise<void> {
  await intendRefund(tx, { registrationId, paymentId, cents, provider }, now);
}
