import { and, eq, inArray, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/database/database.ts';
import type { Guards } from '../../../platform/database/guards.ts';
import { payments } from '../../../platform/database/schema/payments.ts';
import { listed, openRefundStatuses } from '../../../platform/database/schema/statuses.ts';
import {
  keyByHand,
  subjectOf,
  type ProviderRefund,
  type RecordRefunds,
  type RefundedCharge,
} from '../../payments/port/charge-records.ts';
import { takeRefundedCredits } from './pass-refunds.ts';
import { deskRefundPrefix, moveRefundPrefix } from './refunds.ts';

type GivenCharge = RefundedCharge;
type Row = typeof payments.$inferSelect;

export type LockCharge = (tx: Db, charge: GivenCharge) => Promise<void>;
/** Locks what was paid for before its charge, in the same order as `applyChargeOutcome`. The opposite order could deadlock. */
const lockCharge: LockCharge = async (tx, charge) => {
  await tx.execute(lockSubject(charge));
  await tx.execute(sql`select 1 from payments where id = ${charge.paymentId} for update`);
};

function lockSubject(charge: GivenCharge): SQL {
  if ('membershipId' in charge)
    return sql`select 1 from memberships where id = ${charge.membershipId} for update`;
  if ('giftCardId' in charge) return sql`select 1 from gift_cards where id = ${charge.giftCardId} for update`;
  return 'passId' in charge
    ? sql`select 1 from passes where id = ${charge.passId} for update`
    : sql`select 1 from registrations where id = ${charge.registrationId} for update`;
}

/** True if a row of the ledger, by its alias, belongs to the subject of the charge: the ledger is indexed by that. */
function sameSubject(alias: string, charge: GivenCharge): SQL {
  const row = sql.raw(alias);
  if ('membershipId' in charge) return sql`${row}.membership_id = ${charge.membershipId}`;
  if ('giftCardId' in charge) return sql`${row}.gift_card_id = ${charge.giftCardId}`;
  return 'passId' in charge
    ? sql`${row}.pass_id = ${charge.passId}`
    : sql`${row}.registration_id = ${charge.registrationId}`;
}

/** Records the provider's refunds and logs an error for each one that failed. `also` runs in the same transaction. */
export const recordRefunds: RecordRefunds = async (
  { withTx },
  log,
  charge,
  listed,
  now,
  also = async () => {},
) => {
  const failed = await withTx(async (tx) => {
    await also(tx);
    return writeRefunds(tx, charge, listed, now);
  });
  for (const { id, failureCode } of failed) {
    const { paymentId } = charge;
    log.error({ refund: id, ...subjectOf(charge), paymentId, reason: failureCode }, 'a refund failed');
  }
};

/**
 * Upserts one row per refund of a charge. The list may be older than the ledger, so the status of a refund only moves
 * forward: pending, succeeded, failed. Returns the refunds that this call records as failed for the first time.
 */
export async function writeRefunds(
  tx: Db,
  charge: GivenCharge,
  listed: readonly ProviderRefund[],
  now: Date,
  { lock = lockCharge }: Guards<{ lock: LockCharge }> = {},
): Promise<ProviderRefund[]> {
  await lock(tx, charge);
  const rows = await tx.select().from(payments).where(refundsOf(charge));
  const failed: ProviderRefund[] = [];
  for (const refund of listed) {
    const row = rowOf(rows, refund);
    if (row?.providerRef === refund.id && stage[row.status] >= stage[refund.status]) continue;
    await write(tx, charge, refund, row, now);
    if (refund.status === 'failed') failed.push(refund);
  }
  await fitToRemainder(tx, charge, now);
  if ('passId' in charge) await takeRefundedCredits(tx, charge.passId, now);
  return failed;
}

const refundsOf = (charge: GivenCharge) =>
  and(sameSubject('payments', charge), eq(payments.refundOfId, charge.paymentId));

/** Finds a row by the provider's id. A row without one, after a lost response or a crash, is found by its key. */
const rowOf = (rows: readonly Row[], { id, key }: ProviderRefund) =>
  rows.find(({ providerRef }) => providerRef === id) ??
  rows.find(({ providerRef, idempotencyKey }) => providerRef === null && idempotencyKey === key);

const stage: Record<Row['status'], number> = {
  pending: 0,
  unknown: 0,
  requires_action: 0,
  succeeded: 1,
  failed: 2,
  cancelled: 2,
};

async function write(
  tx: Db,
  charge: GivenCharge,
  { id, cents, status, failureCode, givenAt }: ProviderRefund,
  row: Row | undefined,
  now: Date,
): Promise<void> {
  const values = { amountCents: cents, status, providerRef: id, failureCode, updatedAt: now };
  if (row) return void (await tx.update(payments).set(values).where(eq(payments.id, row.id)));
  await tx.insert(payments).values({
    ...values,
    id: randomUUID(),
    ...subjectOf(charge),
    kind: 'refund',
    method: 'card',
    provider: charge.provider,
    idempotencyKey: keyByHand(id),
    refundOfId: charge.paymentId,
    createdAt: givenAt,
  });
}

/**
 * Adjusts the open refunds to the refundable remainder of their charge. When nothing is left, a refund is cancelled. It is
 * reopened when a manual refund fails and its money comes back. The refund of a move or of the desk only shrinks, because the rest
 * of its charge stays paid; the one that ends the registration gets what the others leave. Cash and studio credit that the desk
 * gave for the charge are no longer left either.
 */
async function fitToRemainder(tx: Db, charge: GivenCharge, now: Date): Promise<void> {
  const { paymentId } = charge;
  const left = sql`((select paid.amount_cents from payments paid where paid.id = ${paymentId}) - (
    select coalesce(sum(given.amount_cents), 0)::int from payments given
    where ${sameSubject('given', charge)} and given.refund_of_id = ${paymentId}
      and given.status not in ('failed', 'cancelled') and (given.provider_ref is not null or given.method <> 'card')))`;
  const open = inArray(payments.status, [...openRefundStatuses]);
  const isPart = sql`(${startsWith('payments.idempotency_key', moveRefundPrefix)} or ${startsWith('payments.idempotency_key', deskRefundPrefix)})`;
  const ours = and(refundsOf(charge), isNull(payments.providerRef), eq(payments.method, 'card'));
  const dropped = and(eq(payments.status, 'cancelled'), eq(payments.failureCode, nothingLeft));
  await tx
    .update(payments)
    .set({ status: 'pending', failureCode: null, updatedAt: now })
    .where(and(ours, dropped, sql`${left} > 0`));
  await tx
    .update(payments)
    .set({ amountCents: left, updatedAt: now })
    .where(and(ours, open, isPart, sql`${left} > 0`, sql`${payments.amountCents} > ${left}`));
  const leftByParts = sql`(${left} - (
    select coalesce(sum(part.amount_cents), 0)::int from payments part
    where ${sameSubject('part', charge)} and part.refund_of_id = ${paymentId} and part.provider_ref is null
      and part.method = 'card' and part.status in ${listed(openRefundStatuses)}
      and (${startsWith('part.idempotency_key', moveRefundPrefix)} or ${startsWith('part.idempotency_key', deskRefundPrefix)})))`;
  await tx
    .update(payments)
    .set({ amountCents: leftByParts, updatedAt: now })
    .where(
      and(ours, open, not(isPart), sql`${leftByParts} > 0`, sql`${payments.amountCents} <> ${leftByParts}`),
    );
  await tx
    .update(payments)
    .set({ status: 'cancelled', failureCode: nothingLeft, updatedAt: now })
    .where(and(ours, open, or(sql`${left} <= 0`, and(not(isPart), sql`${leftByParts} <= 0`))));
}

const startsWith = (column: string, prefix: string) => sql`starts_with(${sql.raw(column)}, ${prefix})`;

const nothingLeft = 'nothing_left';
