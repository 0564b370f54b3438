import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { epochMs } from '../../../platform/database/instants.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import {
  listed,
  openChargeStatuses,
  openRefundStatuses,
} from '../../../platform/database/schema/statuses.ts';
import { unlockAllKeys } from '../../../platform/idempotency/keys.ts';
import { startJobRun, type JobRunLimits } from '../../../platform/jobs/job-run.ts';
import { purgeSessionLists } from '../../../platform/list-cache/list-cache.ts';
import { settleOpenCharge, wasAsked } from '../../payments/port/settle-open-charge.ts';
import { chargeRow } from '../ledger/charges.ts';
import { runRefunds } from '../ledger/refunds.ts';
import { applyChargeOutcome, type BookingDeps } from './apply-charge-outcome.ts';
import { releaseHold } from './release-hold.ts';
import { recordsOf } from '../../../platform/database/records-of-person.ts';

const openChargeRow = chargeRow.extend({
  key: z.string(),
  cents: z.int(),
  status: z.string(),
  updatedMs: z.number(),
  heldUntilMs: z.number().nullable(),
});
type OpenCharge = z.output<typeof openChargeRow>;

/**
 * Charges with a lost response come first; a payment authentication may still be waiting for the member. Random order
 * within each group, so that permanently failing charges cannot starve the rest.
 */
const openCharges = (where: ReturnType<typeof sql>) => sql`
  select m.id as "paymentId", m.registration_id as "registrationId", r.session_id as "sessionId",
    m.instalment_id as "instalmentId", m.provider, m.idempotency_key as key, m.amount_cents as cents, m.status,
    ${epochMs('m.updated_at')} as "updatedMs",
    ${epochMs("coalesce(r.held_until, m.updated_at + interval '15 minutes')")} as "heldUntilMs"
  from payments m join registrations r on r.id = m.registration_id
  where m.kind = 'charge' and m.method = 'card' and m.status in ${listed(openChargeStatuses)} and ${where}
  order by (m.status = 'requires_action'), random() limit 200`;

/**
 * Asks the provider for the outcome of one charge and applies it. With `ownerIsDead` no process works on the charge any
 * more, so a charge the provider never received is abandoned; otherwise its worker gets time to finish. Returns false
 * if the provider could not be asked or does not know yet.
 */
export async function reconcileCharge(
  deps: BookingDeps,
  paymentId: string,
  { ownerIsDead = false, abandonCharge = false }: { ownerIsDead?: boolean; abandonCharge?: boolean } = {},
): Promise<boolean> {
  const [charge] = await readRows(
    openChargeRow,
    deps.database.db.execute(openCharges(sql`m.id = ${paymentId}`)),
  );
  if (charge === undefined) return true;
  return wasAsked(reconcileOne(deps, charge, { ownerIsDead, abandonCharge }));
}

const reconcileOne = (
  deps: BookingDeps,
  charge: OpenCharge,
  how: { ownerIsDead: boolean; abandonCharge?: boolean },
) =>
  settleOpenCharge(deps, { ...charge, expiresMs: charge.heldUntilMs }, how, (outcome, abandoned) =>
    applyChargeOutcome(deps, charge, outcome, { abandoned }),
  );

/**
 * Gives up an open move of a registration, whose new seat is held while the bank confirms the payment. If the charge has
 * succeeded after all, the move is done.
 */
export async function abandonMove(deps: BookingDeps, registrationId: string): Promise<void> {
  const open = await readRows(
    z.object({ id: z.string() }),
    deps.database.db.execute(sql`
      select m.id from payments m join registrations h on h.id = m.registration_id
      where h.moves = ${registrationId} and h.status = 'held' and m.kind = 'charge'`),
  );
  for (const { id } of open) await reconcileCharge(deps, id, { abandonCharge: true });
}

/**
 * Repairs what a crash or an unresponsive provider left behind: open charges, holds without a charge and pending
 * refunds. A time limit stops the run, so that an unresponsive provider cannot block the server's start. Throws at the
 * end if any item could not be reconciled; all others are.
 */
export async function reconcileAll(
  deps: BookingDeps,
  { ownerIsDead = false, ...limits }: JobRunLimits & { ownerIsDead?: boolean } = {},
): Promise<void> {
  const { db } = deps.database;
  const run = startJobRun(limits);
  // Holds first: they need no provider, and a slow provider must not keep their seats from the waitlist.
  await run.each(await holdsWithoutCharge(db, deps.clock.now(), ownerIsDead), async (hold) => {
    await deps.database.withTx((tx) => releaseHold(tx, deps, hold.sessionId, hold.id, deps.clock.now()));
    purgeSessionLists();
  });
  const charges = await readRows(openChargeRow, db.execute(openCharges(sql`true`)));
  await run.each(charges, (charge) => reconcileOne(deps, charge, { ownerIsDead }));
  // Refunds have their own time limit, so that unresolvable charges cannot use it up.
  const refunds = startJobRun(limits);
  await refunds.each(await withOpenRefunds(db), (subjectId) => runRefunds(deps, subjectId));
  run.end();
  refunds.end();
}

/** Finds holds without a charge whose confirmation never came because the process died before it. */
async function holdsWithoutCharge(db: Db, now: Date, ownerIsDead: boolean) {
  return readRows(
    z.object({ id: z.string(), sessionId: z.string() }),
    db.execute(sql`
    select r.id, r.session_id as "sessionId" from registrations r
    where r.status = 'held' and (${ownerIsDead} or r.held_until <= ${now.toISOString()}::timestamptz)
      and not exists (select 1 from payments m where m.registration_id = r.id) limit 200`),
  );
}

/** Least recently requested refunds first, so that long-pending ones cannot starve the rest. */
async function withOpenRefunds(db: Db): Promise<string[]> {
  const rows = await readRows(
    z.object({ id: z.string() }),
    db.execute(sql`
    select coalesce(registration_id, membership_id, pass_id, gift_card_id) as id from payments
    where kind = 'refund' and method = 'card' and status in ${listed(openRefundStatuses)}
    group by 1 order by min(updated_at) limit 200`),
  );
  return rows.map(({ id }) => id);
}

/** `here`: the session of the order only. `anywhere`: all sessions, since one email can have only one hold. */
export type HoldScope = 'here' | 'anywhere';

/** A person, by account or by a guest's email, and the session of the new request. */
export interface HoldOwner {
  readonly sessionId: string;
  readonly userId: string | null;
  readonly guest: { readonly email: string } | null;
}

/**
 * Releases the caller's earlier holds, so that they can try again with another card after an unfinished payment
 * authentication. A hold whose charge is in progress stays. Returns true if there were holds and none is left.
 */
export async function releaseOwnHolds(
  deps: BookingDeps,
  { sessionId, userId, guest }: HoldOwner,
  where: HoldScope,
): Promise<boolean> {
  const person = guest
    ? sql`r.guest_email = ${guest.email} and r.user_id is null`
    : sql`r.user_id in ${recordsOf(userId)}`;
  const mine = where === 'here' ? sql`${person} and r.session_id = ${sessionId}` : person;
  const holds = async () => {
    return readRows(
      z.object({ paymentId: z.string().nullable() }),
      deps.database.db.execute(sql`
      select m.id as "paymentId" from registrations r
      left join payments m on m.registration_id = r.id and m.kind = 'charge'
      where r.status = 'held' and ${mine}`),
    );
  };
  const before = await holds();
  for (const { paymentId } of before) {
    if (paymentId !== null) await reconcileCharge(deps, paymentId, { abandonCharge: true });
  }
  return before.length > 0 && (await holds()).length === 0;
}

/**
 * Repairs what the previous process left, before the server accepts requests. The embedded database has one process
 * only, so at its start no other worker is alive. While the server runs, the job `reconcile` continues the work.
 */
export async function repairAtStart(deps: BookingDeps): Promise<void> {
  const { database, systemClock } = deps;
  const isOnlyProcess = database.kind === 'pglite';
  if (isOnlyProcess) await unlockAllKeys(database.db, systemClock.now());
  await reconcileAll(deps, { ownerIsDead: isOnlyProcess });
}
