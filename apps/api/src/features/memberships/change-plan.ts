import type { Contract, PlanChangePreview, PlanChangeResult } from '@detroit-well/api-client/contract';
import { fromCents, type PlanChange } from '@detroit-well/pricing';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { replyWith, type Call, type Handler, type ReplyWithStatus } from '../../platform/calls/calls.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import { isOneOf } from '../../platform/database/schema/statuses.ts';
import { violatedConstraint } from '../../platform/database/violated-constraint.ts';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.ts';
import { newKeyColumns, newKeyValues } from '../../platform/idempotency/keys.ts';
import { idempotentRequestOf } from '../../platform/idempotency/read-idempotent-request.ts';
import {
  runIdempotent,
  tryAgain,
  type KnownKey,
  type TryAgain,
} from '../../platform/idempotency/run-idempotent.ts';
import { chooseCard } from '../payments/port/decline-reason.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { versionSold } from '../plans/version-sold.ts';
import { requireUsableCard } from '../saved-cards/saved-cards.ts';
import { requirePerson } from '../users/require-person.ts';
import { changeOf, changeRefusal } from './change-refusal.ts';
import { chargePeriod, resumeCharge, storeCharge, type BegunCharge } from './charge-period.ts';
import { planChangePlannedEmail } from './email-templates.ts';
import { findMembership, type MembershipRecord, type SoldPlan } from './membership-records.ts';
import { membershipView } from './membership-view.ts';
import { lockOwn, ownMembership } from './own-membership.ts';
import { requireNoOpenCharge } from './pause.ts';
import { membershipUrl, payerOf } from './payer.ts';
import { reconcileMembershipCharge } from './membership-good.ts';
import { storeResponse, storedResponse } from '../../platform/idempotency/stored-response.ts';

type Change = Contract['memberships']['change'];
type Changed = ReplyWithStatus<PlanChangeResult>;

const view = ({ dueNow, credit, periods, nextAmount, nextOn }: PlanChange): PlanChangePreview => ({
  due_now: fromCents(dueNow),
  credit: fromCents(credit),
  periods: periods === 0 ? null : periods,
  next_amount: fromCents(nextAmount),
  next_on: nextOn,
});

/** The plan that a membership changes to, and what that costs today. The own plan takes back a planned change. */
async function planned(
  tx: Db,
  membership: MembershipRecord,
  planId: string,
  now: Date,
): Promise<{ to: SoldPlan; change: PlanChange }> {
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
  } = membership;
  if (versionId === null || cents === null || period === null || anchorDay === null || paidUntil === null)
    throw new Error('a bought membership without a plan or a paid period');
  const own = { versionId, planId: membership.planId ?? '', name, cents, period };
  if (planId === own.planId && nextPlan === null)
    throw fieldProblem({ plan_id: ['This is the plan that you have.'] });
  if (planId === nextPlan?.planId)
    throw fieldProblem({ plan_id: ['This plan begins with your next payment already.'] });
  const to = planId === own.planId ? own : await soldNow(tx, planId, now);
  return { to, change: changeOf({ ...own, anchorDay, paidUntil, paidPeriods, lastPaid }, to, today) };
}

async function soldNow(tx: Db, planId: string, now: Date): Promise<SoldPlan> {
  const { versionId, name, cents, period } = await versionSold(tx, 'membership', { plan_id: planId }, now);
  if (period === null) throw new Error('a membership plan without a period');
  return { versionId, planId, name, cents, period };
}

export const previewChange: Handler<Contract['memberships']['previewChange'], PaymentsDeps> = async (
  { params, body, caller },
  { database: { db }, clock },
) => {
  const membership = await ownMembership(db, params.id, caller.userId);
  return view((await planned(db, membership, body.plan_id, clock.now())).change);
};

/**
 * Changes the plan. A dearer one is charged now, as its preview said, and begins when the charge has succeeded. A cheaper one is
 * noted and begins with the next payment.
 */
export const changePlan: Handler<Change, PaymentsDeps> = async (call, deps) => {
  const { params, body, caller } = call;
  const request = idempotentRequestOf(call);
  const { userId } = caller;
  await ownMembership(deps.database.db, params.id, userId);
  const { payment_method_id: card } = body;
  if (card !== undefined) await requireUsableCard(deps.database.db, deps.payments.name, card, userId);
  return runIdempotent<Changed>(deps, request, {
    readFirst: true,
    resume: (key, known) =>
      key.progress['payment_id'] === null
        ? resumePlanned(deps, known, key, params.id)
        : resumeCharge(deps, known, key, 200),
    attempt: () => attemptToChange(call, deps, request),
  });
};

async function attemptToChange(
  { params: { id }, body, caller: { userId } }: Call<Change>,
  deps: PaymentsDeps,
  request: IdempotentRequest | null,
): Promise<Changed | TryAgain> {
  await abandonOpenCharges(deps, id, userId);
  const begun = await begin(deps, id, userId, body, request);
  if (begun === tryAgain) return tryAgain;
  if (begun === 'planned') return finishPlanned(deps, request, id);
  const { card, ...charge } = begun;
  return chargePeriod(deps, charge, { userId, paymentMethodId: card, request, created: 200 });
}

/** Gives up a change that the member left unconfirmed. A charge with an unknown outcome stays. */
async function abandonOpenCharges(deps: PaymentsDeps, id: string, userId: string): Promise<void> {
  const { payments } = await ownMembership(deps.database.db, id, userId);
  for (const { id: paymentId, status } of payments)
    if (status === 'requires_action')
      await reconcileMembershipCharge(deps, paymentId, { abandonCharge: true });
}

type Begun = BegunCharge & { readonly card: string };

async function begin(
  deps: PaymentsDeps,
  membershipId: string,
  userId: string,
  { plan_id: planId, amount, next_amount: nextAmount, payment_method_id: other }: Call<Change>['body'],
  request: IdempotentRequest | null,
): Promise<Begun | 'planned' | TryAgain> {
  const { database, clock, systemClock } = deps;
  const now = clock.now();
  const today = studioDay(now);
  try {
    return await database.withTx(async (tx) => {
      await requirePerson(tx, userId, { keepOpen: true });
      const membership = await lockOwn(tx, membershipId, userId, today);
      const { to, change } = await planned(tx, membership, planId, now);
      requireNoOpenCharge(membership);
      const preview = view(change);
      if (preview.due_now !== amount || (nextAmount ?? preview.next_amount) !== preview.next_amount)
        throw problem('preview_changed', {
          message: 'The price of this change is another one now. Nothing was charged or changed.',
          preview: { ...preview },
        });
      if (change.dueNow === 0) {
        await plan(tx, deps, membership, to, change);
        await storePlannedKey(tx, request, membershipId, systemClock.now());
        return 'planned';
      }
      const card = other ?? membership.cardRef;
      if (card === null) throw fieldProblem({ payment_method_id: [chooseCard] });
      const begun = { membershipId, paymentId: randomUUID(), cents: change.dueNow };
      const charge = {
        ...begun,
        periodFrom: today,
        planVersionId: to.versionId,
        prorationCents: change.credit,
      };
      await storeCharge(tx, deps, charge, request);
      return { ...begun, card };
    });
  } catch (error) {
    const constraint = violatedConstraint(error) ?? '';
    if (
      isOneOf(['idempotency_keys_owner_key_operation_pk', 'payments_one_open_membership_charge'], constraint)
    )
      return tryAgain;
    throw error;
  }
}

/** Notes the plan that begins with the next payment; the own plan clears the note. */
async function plan(
  tx: Db,
  { mail, settings }: PaymentsDeps,
  { id, userId, versionId }: MembershipRecord,
  to: SoldPlan,
  { nextOn }: PlanChange,
): Promise<void> {
  const isOwn = to.versionId === versionId;
  await tx
    .update(memberships)
    // An announced payment has another amount now.
    .set({ nextPlanVersionId: isOwn ? null : to.versionId, announcedFor: null })
    .where(eq(memberships.id, id));
  const { email, firstName } = await payerOf(tx, userId);
  const { name: tier, cents, period } = to;
  const told = { firstName, tier, price: cents, period, on: nextOn, isOwn, url: membershipUrl(settings) };
  await mail.send(tx, planChangePlannedEmail(email, told));
}

const plannedProgress = (membershipId: string) => ({ membership_id: membershipId, payment_id: null });

/** Stores the key with its effect, as `storeCharge` does. */
async function storePlannedKey(
  tx: Db,
  request: IdempotentRequest | null,
  membershipId: string,
  now: Date,
): Promise<void> {
  if (request !== null)
    await tx.execute(sql`insert into idempotency_keys (${newKeyColumns})
      select ${newKeyValues(request, now, null, plannedProgress(membershipId))}`);
}

async function resumePlanned(
  deps: PaymentsDeps,
  request: IdempotentRequest,
  key: KnownKey,
  membershipId: string,
): Promise<Changed | TryAgain> {
  return storedResponse<PlanChangeResult>(key) ?? finishPlanned(deps, request, membershipId);
}

const finishPlanned = (
  deps: PaymentsDeps,
  request: IdempotentRequest | null,
  id: string,
): Promise<Changed | TryAgain> =>
  storeResponse(deps, request, plannedProgress(id), async () => {
    const membership = await findMembership(deps.database.db, id);
    if (membership === null) throw problem('not_found');
    const { nextPlan, tier } = membership;
    return replyWith(200, {
      membership: membershipView(membership, deps.clock.now()),
      payment: null,
      message: `${nextPlan?.name ?? tier} is your plan from the next payment on.`,
    });
  });
