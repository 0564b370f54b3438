import type { Contract } from '@detroit-well/api-client/contract';
import { fromCents, refundRefusal, toCents } from '@detroit-well/pricing';
import { eq, sql } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { idOfRequest } from '../../platform/idempotency/request-id.ts';
import { recordRefund, returnsTo, runRefunds, type Destination } from '../booking/ledger/refunds.ts';
import { takeRefundedCredits } from '../booking/ledger/pass-refunds.ts';
import { aboveLimit, givenBackBy } from '../team/limits.ts';
import { rightsOf } from '../team/rights.ts';
import type { Charged } from './charged.ts';
import type { MoneyDeps } from './dependencies.ts';
import { findPayment } from './payment-list.ts';
import { chargeOf, lockPayment } from './refundable.ts';

const noCredit = 'Only a person with an open account has studio credit.';

/** Throws when a refund to studio credit would belong to no open account. The account stays as it is until the transaction ends. */
export async function requireCreditAccount(tx: Db, userId: string | null): Promise<void> {
  if (!(await hasOpenAccount(tx, userId, 'for update'))) throw fieldProblem({ destination: [noCredit] });
}

async function hasOpenAccount(db: Db, userId: string | null, lock: '' | 'for update' = ''): Promise<boolean> {
  const open = await db.execute(sql`select 1 from users where id = ${userId} and is_active ${sql.raw(lock)}`);
  return open.rows.length > 0;
}

export type LockPayment = typeof lockPayment;

const destinationsOf = async (db: Db, { userId, charge }: Charged): Promise<Destination[]> => [
  ...(charge.method === 'card' ? (['card'] as const) : []),
  'cash',
  ...((await hasOpenAccount(db, userId)) ? (['credit'] as const) : []),
];

export const terms: Handler<Contract['officePayments']['refundTerms'], MoneyDeps> = (
  call,
  { office, clock },
) =>
  office.read(async (db) => {
    const charged = await chargeOf(db, call.params.id, clock.now());
    const { leftCents, isWhole, proposedCents, policy, effect } = charged;
    return {
      left: fromCents(leftCents),
      proposed: fromCents(proposedCents),
      policy,
      effect,
      whole: isWhole,
      destinations: leftCents === 0 ? [] : await destinationsOf(db, charged),
    };
  });

/**
 * Gives back a part of a payment, or all that is left. Amount and limit are checked under the lock of the payment. A refund to a
 * card is recorded first and sent after the commit; while its outcome is unknown, the job `reconcile` repeats it with the same key.
 */
export async function giveRefund(
  call: Parameters<Handler<Contract['officePayments']['refund'], MoneyDeps>>[0],
  deps: MoneyDeps,
  { lock = lockPayment }: Guards<{ lock: LockPayment }> = {},
) {
  const { office, clock, payments: provider } = deps;
  const { params, body, caller } = call;
  const now = clock.now();
  const id = idOfRequest(call);
  const reason = body.reason || null;
  const subjectId = await office.change(call, async (tx, record) => {
    await lock(tx, params.id);
    const charged = await chargeOf(tx, params.id, now);
    const { of, charge } = charged;
    // A repetition after a crash.
    if (charged.ledger.some((payment) => payment.id === id)) return charged.subjectId;
    const cents = toCents(body.amount);
    const { destination } = body;
    await requireAllowed(tx, charged, { cents, destination, reason, actorId: caller.userId });
    await recordRefund(
      tx,
      {
        of,
        paymentId: charge.id,
        cents,
        destination,
        provider: provider.name,
        cause: { id, actorId: caller.userId, reason },
      },
      now,
    );
    if ('passId' in of && !(await takeRefundedCredits(tx, of.passId, now)))
      throw await usedMeanwhile(tx, charge.id, { refundId: id, now });
    await record({
      action: 'payment.refund',
      target: `payment:${charge.id}`,
      personId: charged.userId,
      before: null,
      after: { refund_id: id, amount: fromCents(cents), destination },
      reason,
    });
    return charged.subjectId;
  });
  if (body.destination === 'card') await runRefunds(deps, subjectId);
  return office.read((db) => findPayment(db, id));
}

/** A registration used a credit after the charge was read. What is left without this refund, which the transaction takes back. */
async function usedMeanwhile(tx: Db, chargeId: string, { refundId, now }: { refundId: string; now: Date }) {
  await tx.update(payments).set({ status: 'cancelled' }).where(eq(payments.id, refundId));
  const { leftCents } = await chargeOf(tx, chargeId, now);
  return problem('refund_above_rest', { rest: fromCents(leftCents) });
}

interface Asked {
  readonly cents: number;
  readonly destination: Destination;
  readonly reason: string | null;
  readonly actorId: string;
}

async function requireAllowed(tx: Db, charged: Charged, { cents, destination, reason, actorId }: Asked) {
  const { userId, charge, leftCents, isWhole, proposedCents } = charged;
  const { refundLimitCents: limitCents } = await rightsOf(tx, actorId);
  const givenCents = await givenBackBy(tx, actorId, { chargeId: charge.id });
  const refusal = refundRefusal({
    cents,
    leftCents,
    proposedCents,
    hasReason: reason !== null,
    paidBy: charge.method,
    destination,
    givenCents,
    limitCents,
  });
  if (refusal === 'above_limit') throw await aboveLimit(tx, givenCents + cents, limitCents ?? 0);
  if (refusal === 'not_to_a_card')
    throw fieldProblem({ destination: ['Only a payment by card goes back to a card.'] });
  if (destination === 'credit') await requireCreditAccount(tx, userId);
  if (refusal === 'above_rest' || returnsTo(charge) === null)
    throw problem('refund_above_rest', { rest: fromCents(leftCents) });
  if (isWhole && cents !== leftCents)
    throw fieldProblem({ amount: [`It goes back whole: $${fromCents(leftCents)}.`] });
  if (refusal === 'reason_required')
    throw fieldProblem({ reason: ['The policy proposes another amount. Please give a reason.'] });
}
