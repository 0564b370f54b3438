import type { PaymentPlan } from '@detroit-well/pricing';
import { eq, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import type { Guards } from '../../../platform/database/guards.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { payments } from '../../../platform/database/schema/payments.ts';
import { instalments } from '../../../platform/database/schema/registrations.ts';
import {
  listed,
  openChargeStatuses,
  openInstalmentStatuses,
} from '../../../platform/database/schema/statuses.ts';
import { violatedConstraint } from '../../../platform/database/violated-constraint.ts';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotent-request.ts';
import { inProgress } from '../../../platform/idempotency/in-progress.ts';
import { newKeyColumns, newKeyValues } from '../../../platform/idempotency/keys.ts';
import { tryAgain, type TryAgain } from '../../../platform/idempotency/run-idempotent.ts';
import type { PaymentsDeps } from '../../payments/port/provider.ts';
import { recordsOf } from '../../../platform/database/records-of-person.ts';

/** The columns of a charge that a statement returns under these names. */
export const chargeRow = z.object({
  paymentId: z.string(),
  registrationId: z.string(),
  sessionId: z.string(),
  instalmentId: z.string().nullable(),
  provider: z.enum(payments.provider.enumValues),
});

/** An instalment that is to be charged now. */
const dueRow = z.object({ id: z.string(), cents: z.int() });

/** The plan that the payment of a reserved seat starts, and the amount of its first payment. */
export interface PlanStart {
  readonly plan: PaymentPlan;
  readonly cents: number;
}

/**
 * Named queries ending with `due`, which locks and returns an open instalment of a confirmed registration: the one at
 * `position` (from 1), or the next one if that is null.
 */
export type DueQueries = (registrationId: string, position: number | null, sessionId: string) => SQL;

/** Locks the registration before the instalment, as applying a charge outcome does, to avoid deadlocks. Nothing is due while a
 * move is being paid, if the registration moved since it was read, or if its session is cancelled. */
const openInstalment: DueQueries = (registrationId, position, sessionId) => sql`
  locked as materialized (
    select r.id from registrations r join sessions s on s.id = r.session_id
    where r.id = ${registrationId} and r.status = 'confirmed' and not r.moving
      and r.session_id = ${sessionId} and s.status <> 'cancelled' for update of r
  ), due as (
    select i.id, i.amount_cents as cents from instalments i join locked on locked.id = i.registration_id
    where i.status in ${listed(openInstalmentStatuses)} and (${position}::int is null or i.position = ${position})
    order by i.position limit 1 for update of i
  )`;

interface Wanted {
  readonly registrationId: string;
  /** The session in which the registration was read. */
  readonly sessionId: string;
  readonly position: number | null;
  readonly start?: PlanStart | null;
  readonly paymentId: string;
  readonly idempotentRequest: IdempotentRequest | null;
  /** Of a payment by link: nothing is due when the link has ended, or when this is not the amount that the payer saw. */
  readonly byLink?: { readonly id: string; readonly cents: number };
}

/** Names the charge at the link, under the lock of the link. A query that the others join as `due`. */
const dueByLink = ({ id, cents }: NonNullable<Wanted['byLink']>, paymentId: string, at: SQL): SQL => sql`
  , by_link as (
    update payment_links set payment_id = ${paymentId} from due
    where payment_links.id = ${id} and ended_at is null and expires_at > ${at} and due.cents = ${cents}
    returning due.id, due.cents
  )`;

/**
 * Stores a charge with its idempotency key before the provider is called. `tryAgain`: another request with the key was first.
 * Null: nothing is left to pay.
 */
export async function beginCharge(
  {
    database: { db },
    clock,
    systemClock,
    payments,
  }: Pick<PaymentsDeps, 'database' | 'clock' | 'systemClock' | 'payments'>,
  { registrationId, sessionId, position, start = null, paymentId, idempotentRequest, byLink }: Wanted,
  { dueQueries = openInstalment }: Guards<{ dueQueries: DueQueries }> = {},
): Promise<z.output<typeof dueRow> | TryAgain | 'charge_open' | null> {
  const now = clock.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  // A plan starts only when its first payment succeeds; until then the instalment has the whole price.
  const cents = sql`coalesce(${start?.cents ?? null}::int, due.cents)`;
  const progress = { registration_id: registrationId, payment_id: paymentId };
  const due = byLink ? sql`by_link` : sql`due`;
  const storingKey = idempotentRequest
    ? sql`, stored_key as (insert into idempotency_keys (${newKeyColumns}) select ${newKeyValues(idempotentRequest, systemClock.now(), null, progress)} from ${due} due)`
    : sql``;
  try {
    const [found] = await readRows(
      dueRow,
      db.execute(sql`
      with ${dueQueries(registrationId, position, sessionId)}${byLink ? dueByLink(byLink, paymentId, at) : sql``}, charging as (
        insert into payments (id, registration_id, instalment_id, kind, amount_cents, status, provider,
          idempotency_key, starts_plan, created_at, updated_at)
        select ${paymentId}::text, ${registrationId}::text, due.id, 'charge', ${cents}, 'pending',
          ${payments.name}::text, ${`charge_${paymentId}`}::text, ${start?.plan ?? null}::text, ${at}, ${at} from ${due} due
      )${storingKey}
      select id, ${cents} as cents from ${due} due`),
    );
    return found ?? null;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'idempotency_keys_owner_key_operation_pk') return tryAgain;
    if (constraint === 'payments_one_charge') return 'charge_open';
    throw error;
  }
}

export async function recordPaymentOutcome(
  tx: Db,
  paymentId: string,
  set: Partial<Pick<typeof payments.$inferInsert, 'status' | 'providerRef' | 'clientSecret' | 'failureCode'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(payments)
    .set({ ...set, updatedAt: now })
    .where(eq(payments.id, paymentId));
}

export async function markInstalmentPaid(tx: Db, instalmentId: string | null, now: Date): Promise<void> {
  if (instalmentId === null) return;
  await tx
    .update(instalments)
    .set({ status: 'paid', updatedAt: now })
    .where(eq(instalments.id, instalmentId));
}

/** The ids of a person's charges without a known outcome. */
export async function openCharges(db: Db, userId: string): Promise<string[]> {
  const rows = await readRows(
    z.object({ id: z.string() }),
    db.execute(sql`
    select m.id from payments m left join registrations r on r.id = m.registration_id
    left join memberships b on b.id = m.membership_id left join passes p on p.id = m.pass_id
    left join gift_cards g on g.id = m.gift_card_id
    where (r.user_id in ${recordsOf(userId)} or b.user_id in ${recordsOf(userId)} or p.user_id in ${recordsOf(userId)} or g.buyer_id in ${recordsOf(userId)})
      and m.kind = 'charge' and m.status in ${listed(openChargeStatuses)}`),
  );
  return rows.map(({ id }) => id);
}

/**
 * Throws a problem while a charge is open. A charge starts under the lock of its registration, so the result holds for a caller
 * that has locked the person's registrations, memberships and gift cards (account/lock-own-sessions.ts).
 */
export async function requireNoCharge(db: Db, userId: string): Promise<void> {
  if ((await openCharges(db, userId)).length > 0) throw inProgress();
}
