import type { Contract, PlanChangePreview, PlanChangeResult } from '@detroit-well/api-client/contract';
import { fromCents, type PlanChange } from '@detroit-well/pricing';
import { eq } from 'drizzle-orm';
import type { Call, Handler } from '../../platform/calls/calls.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import { idempotentRequestOf } from '../../platform/idempotency/read-idempotent-request.ts';
import { chooseCard } from '../payments/port/decline-reason.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { versionSold } from '../plans/version-sold.ts';
import { purchase } from '../purchases/purchase.ts';
import { reconcilePurchase } from '../purchases/reconcile.ts';
import { requireUsableCard } from '../saved-cards/saved-cards.ts';
import { requirePerson } from '../users/require-person.ts';
import { changeOf, changeRefusal, type ChargedChange } from './change-refusal.ts';
import { planChangePlannedEmail } from './email-templates.ts';
import { membershipGood } from './membership-good.ts';
import { findMembership, type MembershipRecord, type SoldPlan } from './membership-records.ts';
import { ownTermsOn, withDiscount } from './next-terms.ts';
import { membershipView } from './membership-view.ts';
import { lockOwn, ownMembership } from './own-membership.ts';
import { requireNoOpenCharge } from './pause.ts';
import { membershipUrl, payerOf } from './payer.ts';

type Change = Contract['memberships']['change'];

export const previewView = ({
  dueNow,
  credit,
  periods,
  nextAmount,
  nextOn,
  laterAmount,
}: ChargedChange): PlanChangePreview => ({
  due_now: fromCents(dueNow),
  credit: fromCents(credit),
  periods: periods === 0 ? null : periods,
  next_amount: fromCents(nextAmount),
  next_on: nextOn,
  later_amount: laterAmount === null ? null : fromCents(laterAmount),
});

/** The plan that a membership changes to, and what that costs today. The own plan takes back a planned change. */
export async function planned(
  tx: Db,
  membership: MembershipRecord,
  planId: string,
  now: Date,
): Promise<{ to: SoldPlan; change: ChargedChange }> {
  const today = studioDay(now);
  const refusal = changeRefusal(membership, today);
  if (refusal !== null) throw problem(refusal.code, { message: refusal.message });
  const {
    tier: name,
    versionId,
    cents,
    period,
    anchorDay,
    paidUntil,
    nextPlan,
    paidPeriods,
    lastPaid,
    discount,
  } = membership;
  if (versionId === null || cents === null || period === null || anchorDay === null || paidUntil === null)
    throw new Error('a bought membership without a plan or a paid period');
  const own = { versionId, planId: membership.planId ?? '', name, cents, period };
  if (planId === own.planId && nextPlan === null)
    throw fieldProblem({ plan_id: ['This is the plan that you have.'] });
  if (planId === nextPlan?.planId)
    throw fieldProblem({ plan_id: ['This plan begins with your next payment already.'] });
  const isOwn = planId === own.planId;
  const to = isOwn ? own : await soldNow(tx, planId, now);
  const change = changeOf({ ...own, anchorDay, paidUntil, paidPeriods, lastPaid, discount }, to, today);
  // The own plan goes on at the price that was told.
  const told = withDiscount(membership, ownTermsOn(membership, paidUntil), own.planId);
  return isOwn ? { to, change: { ...change, nextAmount: told.cents ?? cents } } : { to, change };
}

async function soldNow(tx: Db, planId: string, now: Date): Promise<SoldPlan> {
  const { versionId, name, cents, period, isIntroductory } = await versionSold(
    tx,
    'membership',
    { plan_id: planId },
    now,
  );
  if (isIntroductory)
    throw problem('plan_not_sold', { message: 'An introductory offer is for people who are new here.' });
  if (period === null) throw new Error('a membership plan without a period');
  return { versionId, planId, name, cents, period };
}

export const previewChange: Handler<Contract['memberships']['previewChange'], PaymentsDeps> = async (
  { params, body, caller },
  { database: { db }, clock },
) => {
  const membership = await ownMembership(db, params.id, caller.userId);
  return previewView((await planned(db, membership, body.plan_id, clock.now())).change);
};

/**
 * Changes the plan. A dearer one is charged now, as its preview said, and begins when the charge has succeeded. A cheaper one is
 * noted and begins with the next payment.
 */
export const changePlan: Handler<Contract['memberships']['change'], PaymentsDeps> = async (call, deps) => {
  const { params, body, caller } = call;
  const { id } = params;
  const { userId } = caller;
  const { payment_method_id: card } = body;
  await ownMembership(deps.database.db, id, userId);
  if (card !== undefined) await requireUsableCard(deps.database.db, deps.payments.name, card, userId);
  return purchase<Pick<PlanChangeResult, 'membership'>, PlanChangeResult>(deps, idempotentRequestOf(call), {
    good: membershipGood,
    created: 200,
    prepare: () => abandonUnconfirmed(deps, id, userId),
    store: async (tx) => {
      const now = deps.clock.now();
      const today = studioDay(now);
      await requirePerson(tx, userId, { keepOpen: true });
      const membership = await lockOwn(tx, id, userId, today);
      const { to, change } = await planned(tx, membership, body.plan_id, now);
      requireNoOpenCharge(membership);
      requireSeen(previewView(change), body);
      if (change.dueNow === 0) {
        await notePlan(tx, deps, membership, to, change);
        return { goodId: id, charge: null };
      }
      const paymentMethodId = card ?? membership.cardRef;
      if (paymentMethodId === null) throw fieldProblem({ payment_method_id: [chooseCard] });
      return {
        goodId: id,
        charge: {
          cents: change.dueNow,
          paymentMethodId,
          keep: { owner: userId, as: 'saved' },
          period: {
            periodFrom: today,
            planVersionId: to.versionId,
            prorationCents: change.credit,
            offCents: change.offCents || null,
          },
        },
      };
    },
    inTheWay: { payments_one_open_membership_charge: async () => {} },
    uncharged: async (db) => {
      const membership = await findMembership(db, id);
      if (membership === null) throw problem('not_found');
      const { nextPlan, tier } = membership;
      return {
        membership: membershipView(membership, deps.clock.now()),
        payment: null,
        message: `${nextPlan?.name ?? tier} is your plan from the next payment on.`,
      };
    },
  });
};

/** Gives up a change that the member left unconfirmed. A charge with an unknown outcome stays. */
async function abandonUnconfirmed(deps: PaymentsDeps, id: string, userId: string): Promise<void> {
  const { payments } = await ownMembership(deps.database.db, id, userId);
  for (const { id: paymentId, status } of payments)
    if (status === 'requires_action')
      await reconcilePurchase(deps, membershipGood, paymentId, { abandonCharge: true });
}

/** Throws the current preview if the member saw another one. */
export function requireSeen(
  preview: PlanChangePreview,
  { amount, next_amount: nextAmount }: Pick<Call<Change>['body'], 'amount' | 'next_amount'>,
): void {
  if (preview.due_now === amount && (nextAmount ?? preview.next_amount) === preview.next_amount) return;
  const message = 'The price of this change is another one now. Nothing was charged or changed.';
  throw problem('preview_changed', { message, preview: { ...preview } });
}

/** Notes the plan that begins with the next payment; the own plan clears the note. */
export async function notePlan(
  tx: Db,
  { mail, settings }: Pick<PaymentsDeps, 'mail' | 'settings'>,
  { id, userId, versionId }: MembershipRecord,
  to: SoldPlan,
  { nextOn, nextAmount: price }: PlanChange,
): Promise<void> {
  const isOwn = to.versionId === versionId;
  await tx
    .update(memberships)
    // An announced payment has another amount now.
    .set({ nextPlanVersionId: isOwn ? null : to.versionId, announcedFor: null })
    .where(eq(memberships.id, id));
  const { email, firstName } = await payerOf(tx, userId);
  const { name: tier, period } = to;
  const told = { firstName, tier, price, period, on: nextOn, isOwn, url: membershipUrl(settings) };
  await mail.send(tx, planChangePlannedEmail(email, told));
}
