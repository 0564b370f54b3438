import { paths, siteUrl } from '@detroit-well/config/paths';
import { passExpiresOn } from '@detroit-well/pricing';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { passCredits, passes } from '../../platform/database/schema/passes.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { isOneOf, listed, openChargeStatuses } from '../../platform/database/schema/statuses.ts';
import { recordPaymentOutcome } from '../booking/ledger/charges.ts';
import { runRefunds } from '../booking/ledger/refunds.ts';
import { paymentReturnedEmail } from '../payments/email-templates.ts';
import type { InSameTransaction, PassCharge } from '../payments/port/charge-records.ts';
import type { ChargeOutcome, PaymentsDeps } from '../payments/port/provider.ts';
import { storeCard } from '../saved-cards/saved-cards.ts';
import { firstNameOf } from '../users/first-name.ts';
import { isOpen } from '../users/require-open.ts';
import { notifyPerson } from '../users/notify-people.ts';
import { passBoughtEmail } from './email-templates.ts';
import { epochMs } from '../../platform/database/instants.ts';
import { type JobRunLimits, startJobRun } from '../../platform/jobs/job-run.ts';
import { settleOpenCharge, wasAsked } from '../payments/port/settle-open-charge.ts';

type OutcomeDeps = Pick<PaymentsDeps, 'database' | 'payments' | 'clock' | 'mail' | 'settings'>;
type Success = Extract<ChargeOutcome, { status: 'succeeded' }>;

/**
 * Applies a charge outcome to the pass: success makes its credits, a decline ends it. A payment that arrives after the purchase was
 * given up still buys the pass, unless its person bought it again meanwhile or closed the account; then it goes back by itself.
 * Applying an outcome again has no effect. `also` runs in the same transaction.
 */
export async function applyPassOutcome(
  deps: OutcomeDeps,
  charge: PassCharge,
  outcome: ChargeOutcome,
  { abandoned = false, also = async () => {} }: { abandoned?: boolean; also?: InSameTransaction } = {},
): Promise<void> {
  const { database, clock } = deps;
  const { passId, paymentId } = charge;
  const now = clock.now();
  const isReturned = await database.withTx(async (tx) => {
    await also(tx);
    const found = await lockBoth(tx, charge);
    if (found === undefined) return false;
    if (outcome.status === 'succeeded')
      return found.paymentStatus !== 'succeeded' && applySuccess(tx, deps, charge, found, outcome, now);
    if (!isOneOf(openChargeStatuses, found.paymentStatus)) return false;
    if (outcome.status === 'declined') {
      const status = abandoned || outcome.reason === 'cancelled' ? 'cancelled' : 'failed';
      await recordPaymentOutcome(tx, paymentId, { status, failureCode: outcome.reason }, now);
      await tx.update(passes).set({ state: 'cancelled' }).where(eq(passes.id, passId));
    } else if (outcome.status === 'requires_action') {
      const { clientSecret } = outcome;
      await recordPaymentOutcome(tx, paymentId, { status: 'requires_action', clientSecret }, now);
    } else await recordPaymentOutcome(tx, paymentId, { status: 'unknown' }, now);
    return false;
  });
  if (isReturned) await runRefunds(deps, passId);
}

const lockedRow = z.object({
  userId: z.string(),
  email: z.string(),
  state: z.enum(passes.state.enumValues),
  isReplaced: z.boolean(),
  name: z.string(),
  credits: z.int(),
  validDays: z.int(),
  paymentStatus: z.enum(payments.status.enumValues),
  cents: z.int(),
});
type Locked = z.output<typeof lockedRow>;

/** Locks and reads both rows, so that concurrent outcomes of one charge are applied one after the other. */
async function lockBoth(
  tx: Db,
  { passId, paymentId }: Pick<PassCharge, 'passId' | 'paymentId'>,
): Promise<Locked | undefined> {
  await tx.execute(sql`select 1 from passes where id = ${passId} for update`);
  const [locked] = await readRows(
    lockedRow,
    tx.execute(sql`
    select p.user_id as "userId", u.email, p.state, exists (select 1 from passes o where o.user_id = p.user_id
        and o.plan_version_id = p.plan_version_id and o.id <> p.id and o.created_at >= p.created_at
        and o.state <> 'cancelled') as "isReplaced", v.name, v.credits, v.valid_days as "validDays",
      m.status as "paymentStatus", m.amount_cents as cents
    from passes p join payments m on m.pass_id = p.id join plan_versions v on v.id = p.plan_version_id
      join users u on u.id = p.user_id
    where p.id = ${passId} and m.id = ${paymentId} for update of m`),
  );
  return locked;
}

/** Returns true if the payment goes back. */
async function applySuccess(
  tx: Db,
  deps: OutcomeDeps,
  { passId, paymentId, provider }: PassCharge,
  found: Locked,
  { chargeId, card }: Success,
  now: Date,
): Promise<boolean> {
  const { userId, email, state, isReplaced, name, credits, validDays, cents } = found;
  const paid = { status: 'succeeded', providerRef: chargeId, failureCode: null } as const;
  await recordPaymentOutcome(tx, paymentId, paid, now);
  const isOwned = await isOpen(tx, userId);
  // A purchase that was given up can still be completed.
  if (state !== 'pending' && (state !== 'cancelled' || isReplaced || !isOwned)) {
    await tx.insert(payments).values({
      passId,
      kind: 'refund',
      method: 'card',
      amountCents: cents,
      status: 'pending',
      provider,
      idempotencyKey: `refund_${paymentId}`,
      refundOfId: paymentId,
      createdAt: now,
      updatedAt: now,
    });
    if (!isOwned) return true;
    const firstName = await firstNameOf(tx, userId);
    const why = `When your payment for ${name} arrived, the purchase had ended.`;
    await deps.mail.send(tx, paymentReturnedEmail(email, { firstName, what: name, cents, why }));
    return true;
  }
  if (card) await storeCard(tx, provider, sql`select ${userId}::text`, card);
  await startPass(tx, deps, { passId, userId, email, name, credits, validDays, cents }, now);
  return false;
}

interface Paid extends Pick<Locked, 'userId' | 'email' | 'name' | 'credits' | 'validDays' | 'cents'> {
  readonly passId: string;
}

async function startPass(
  tx: Db,
  deps: Pick<OutcomeDeps, 'mail' | 'settings'>,
  { passId, userId, email, name, credits, validDays, cents }: Paid,
  now: Date,
): Promise<void> {
  const expiresOn = passExpiresOn(studioDay(now), validDays);
  await tx.update(passes).set({ state: 'active', paidAt: now }).where(eq(passes.id, passId));
  await tx
    .insert(passCredits)
    .values(Array.from({ length: credits }, (_, index) => ({ passId, number: index + 1, expiresOn })));
  const url = siteUrl(deps.settings.addresses.siteUrl, paths.training());
  const firstName = await firstNameOf(tx, userId);
  await deps.mail.send(tx, passBoughtEmail(email, { firstName, name, credits, cents, expiresOn, url }));
  await notifyPerson(tx, userId);
}

/** Makes the credits of a pass that was paid in cash, and sends its email. */
export async function startPaidPass(
  tx: Db,
  deps: Pick<OutcomeDeps, 'mail' | 'settings'>,
  paid: Pick<PassCharge, 'passId' | 'paymentId'>,
  now: Date,
): Promise<void> {
  const found = await lockBoth(tx, paid);
  if (found === undefined) throw new Error('a pass without its payment');
  await startPass(tx, deps, { ...found, passId: paid.passId }, now);
}

const openRow = z.object({
  paymentId: z.string(),
  passId: z.string(),
  provider: z.enum(payments.provider.enumValues),
  key: z.string(),
  cents: z.int(),
  status: z.string(),
  updatedMs: z.number(),
  expiresMs: z.number(),
});

const open = ({ database }: Pick<OutcomeDeps, 'database'>, where: ReturnType<typeof sql>) =>
  readRows(
    openRow,
    database.db.execute(sql`
    select m.id as "paymentId", m.pass_id as "passId", m.provider, m.idempotency_key as key,
      m.amount_cents as cents, m.status, ${epochMs('m.updated_at')} as "updatedMs",
      ${epochMs("m.updated_at + interval '15 minutes'")} as "expiresMs"
    from payments m
    where m.pass_id is not null and m.kind = 'charge' and m.status in ${listed(openChargeStatuses)} and ${where}
    order by (m.status = 'requires_action'), random() limit 200`),
  );

const settle = (
  deps: OutcomeDeps,
  charge: z.output<typeof openRow>,
  how: { ownerIsDead: boolean; abandonCharge?: boolean },
): Promise<boolean> =>
  settleOpenCharge(deps, charge, how, (outcome, abandoned) =>
    applyPassOutcome(deps, charge, outcome, { abandoned }),
  );

/** Asks the provider for the outcome of one charge, as `reconcileCharge` does for registrations. False if it is not known yet. */
export async function reconcilePassCharge(
  deps: OutcomeDeps,
  paymentId: string,
  { ownerIsDead = false, abandonCharge = false }: { ownerIsDead?: boolean; abandonCharge?: boolean } = {},
): Promise<boolean> {
  const [charge] = await open(deps, sql`m.id = ${paymentId}`);
  return charge === undefined || wasAsked(settle(deps, charge, { ownerIsDead, abandonCharge }));
}

/** Repairs what a crash or an unresponsive provider left behind. */
export async function reconcilePasses(
  deps: OutcomeDeps,
  { ownerIsDead = false, ...limits }: JobRunLimits & { ownerIsDead?: boolean } = {},
): Promise<void> {
  const run = startJobRun(limits);
  await run.each(await open(deps, sql`true`), (charge) => settle(deps, charge, { ownerIsDead }));
  run.end();
}
