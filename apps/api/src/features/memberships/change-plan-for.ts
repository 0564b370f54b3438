import type { Contract } from '@detroit-well/api-client/contract';
import { fromCents } from '@detroit-well/pricing';
import { eq } from 'drizzle-orm';
import type { Call, Handler } from '../../platform/calls/calls.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { isOneOf, openChargeStatuses } from '../../platform/database/schema/statuses.ts';
import { violatedConstraint } from '../../platform/database/violated-constraint.ts';
import { inProgress } from '../../platform/idempotency/in-progress.ts';
import { idOfRequest } from '../../platform/idempotency/request-id.ts';
import { chargeTexts } from '../payments/port/charge-texts.ts';
import { paymentFailed } from '../payments/port/payment-failed.ts';
import { sendWithoutOwner } from '../purchases/charge.ts';
import { reconcilePurchase } from '../purchases/reconcile.ts';
import { requirePerson } from '../users/require-person.ts';
import { notePlan, planned, previewView, requireSeen } from './change-plan.ts';
import { membershipGood } from './membership-good.ts';
import { officeMembershipView, type MembershipDeps } from './office-view.ts';
import { lockOwn, ownMembership } from './own-membership.ts';
import { requireNoOpenCharge } from './pause.ts';

type Change = Contract['officeMemberships']['change'];

export const previewChangeFor: Handler<Contract['officeMemberships']['previewChange'], MembershipDeps> = (
  { params, body },
  { office, clock },
) =>
  office.read(async (db) => {
    const membership = await ownMembership(db, params.membership_id, params.id);
    return previewView((await planned(db, membership, body.plan_id, clock.now())).change);
  });

/**
 * Changes the plan for a person. What is due now is charged to the card of the membership as a sale by a saved card is: stored with its entry,
 * sent after the commit, and given up if the bank asks, because nobody is there to confirm it.
 */
export const changePlanFor: Handler<Change, MembershipDeps> = async (call, deps) => {
  const { id: userId, membership_id: id } = call.params;
  const paymentId = idOfRequest(call);
  const begun = await begin(call, deps, paymentId).catch((error: unknown) => {
    if (violatedConstraint(error) === 'payments_one_open_membership_charge') throw inProgress();
    throw error;
  });
  if (begun === 'stored') await reconcilePurchase(deps, membershipGood, paymentId);
  else if (begun !== null) {
    const { cents, card } = begun;
    await sendWithoutOwner(
      deps,
      membershipGood,
      { paymentId, goodId: id, provider: deps.payments.name },
      { cents, paymentMethodId: card, key: `charge_${paymentId}`, description: `Plan of membership ${id}` },
    );
  }
  const { db } = deps.database;
  if (begun !== null) await requirePaid(db, paymentId);
  return officeMembershipView(await ownMembership(db, id, userId), studioDay(deps.clock.now()));
};

interface Begun {
  readonly cents: number;
  readonly card: string;
}

/** `stored`: a repetition after a crash. Null: nothing is due now. */
function begin(
  call: Call<Change>,
  deps: MembershipDeps,
  paymentId: string,
): Promise<Begun | 'stored' | null> {
  const { office, clock, payments: provider } = deps;
  const { params, body, caller } = call;
  const { id: userId, membership_id: id } = params;
  const now = clock.now();
  const today = studioDay(now);
  return office.change(call, async (tx, record) => {
    const stored = await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, paymentId));
    if (stored.length > 0) return 'stored';
    await requirePerson(tx, userId, { keepOpen: true });
    const membership = await lockOwn(tx, id, userId, today);
    const { to, change } = await planned(tx, membership, body.plan_id, now);
    requireNoOpenCharge(membership);
    requireSeen(previewView(change), body);
    const { dueNow: cents } = change;
    const { cardRef: card } = membership;
    if (cents === 0) await notePlan(tx, deps, membership, to, change);
    else {
      if (card === null)
        throw fieldProblem({ plan_id: ['The membership has no card. Send the link to it first.'] });
      await tx.insert(payments).values({
        id: paymentId,
        membershipId: id,
        kind: 'charge',
        amountCents: cents,
        status: 'pending',
        provider: provider.name,
        idempotencyKey: `charge_${paymentId}`,
        actorId: caller.userId,
        reason: body.reason,
        periodFrom: today,
        planVersionId: to.versionId,
        prorationCents: change.credit,
        offCents: change.offCents || null,
        createdAt: now,
        updatedAt: now,
      });
    }
    await record({
      action: 'membership.change_plan',
      target: `membership:${id}`,
      personId: userId,
      before: { plan: membership.nextPlan?.name ?? membership.tier },
      after: { plan: to.name, amount: fromCents(cents), from: cents === 0 ? change.nextOn : today },
      reason: body.reason,
    });
    return cents === 0 || card === null ? null : { cents, card };
  });
}

async function requirePaid(db: MembershipDeps['database']['db'], paymentId: string): Promise<void> {
  const [charge] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (charge === undefined) throw problem('not_found');
  const { status, failureCode } = charge;
  if (status === 'failed' || status === 'cancelled') throw paymentFailed(failureCode);
  if (isOneOf(openChargeStatuses, status))
    throw inProgress({ message: chargeTexts.unknown, payment_unknown: true });
}
