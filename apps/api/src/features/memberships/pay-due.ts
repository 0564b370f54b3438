import { periodStart } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import { problem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';
import {
  isOneOf,
  listed,
  liveMembershipStates,
  openChargeStatuses,
} from '../../platform/database/schema/statuses.ts';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { purchase } from '../purchases/purchase.ts';
import { reconcilePurchase } from '../purchases/reconcile.ts';
import { requireUsableCard } from '../saved-cards/saved-cards.ts';
import { currentState, followDates } from './follow-dates.ts';
import { membershipGood } from './membership-good.ts';
import { findMembership, type MembershipRecord } from './membership-records.ts';
import { canPay } from './membership-view.ts';
import { nextSold, unpaidPeriod } from './next-terms.ts';
import { lockOwn, ownMembership } from './own-membership.ts';

interface Paying {
  readonly id: string;
  /** Whose membership it is. */
  readonly userId: string;
  readonly paymentMethodId: string;
  /** Runs in the transaction that stores the charge, with the membership locked. */
  readonly also?: (tx: Db, paymentId: string, cents: number) => Promise<void>;
}

/** Pays a declined renewal, or brings back a membership that expired. Its renewals charge this card from then on. */
export async function payDue(
  deps: PaymentsDeps,
  request: IdempotentRequest | null,
  { id, userId, paymentMethodId, also }: Paying,
) {
  await ownMembership(deps.database.db, id, userId);
  await requireUsableCard(deps.database.db, deps.payments.name, paymentMethodId, userId);
  return purchase(deps, request, {
    good: membershipGood,
    created: 200,
    store: async (tx, paymentId) => {
      const today = studioDay(deps.clock.now());
      const membership = await lockOwn(tx, id, userId, today);
      const due = dueOf(membership, today);
      if (due === null) throw problem('nothing_to_pay', { message: 'Nothing is due for this membership.' });
      if (currentState(membership, today) === 'expired') await requireNoOther(tx, userId, id, today);
      const { cents, planVersionId, periodFrom, offCents } = due;
      await also?.(tx, paymentId, cents);
      return {
        goodId: id,
        charge: {
          cents,
          paymentMethodId,
          keep: { owner: userId, as: 'saved' },
          period: { planVersionId, periodFrom, offCents: offCents || null },
        },
      };
    },
    inTheWay: {
      payments_one_open_membership_charge: () => abandonOpenCharges(deps, id),
      payments_one_period: () => abandonOpenCharges(deps, id),
    },
  });
}

/** What is owed for a membership, the period that it pays, and the first day after that; null: nothing is due. */
export function dueOf(membership: MembershipRecord, today: string) {
  const { paidUntil } = membership;
  const isOver = currentState(membership, today) === 'expired';
  const {
    cents,
    offCents,
    versionId: planVersionId,
    period,
  } = nextSold(membership, isOver ? today : paidUntil);
  if (!canPay(membership, today) || cents === null || paidUntil === null || planVersionId === null)
    return null;
  const periodFrom = isOver ? today : paidUntil;
  const until = isOver && period !== null ? periodStart(today, period, 1) : unpaidPeriod(membership, 1);
  return { cents, offCents, planVersionId, period, periodFrom, until };
}

/** Gives up charges that wait for the bank. One with an unknown outcome stays. */
async function abandonOpenCharges(deps: PaymentsDeps, id: string): Promise<void> {
  const membership = await findMembership(deps.database.db, id);
  for (const { id: paymentId, status } of membership?.payments ?? [])
    if (isOneOf(openChargeStatuses, status))
      await reconcilePurchase(deps, membershipGood, paymentId, { abandonCharge: true });
}

async function requireNoOther(tx: Db, userId: string, id: string, today: string): Promise<void> {
  await followDates(tx, today, sql`user_id in ${recordsOf(userId)}`);
  const { rows } = await tx.execute(sql`
    select 1 from memberships where user_id in ${recordsOf(userId)} and id <> ${id} and state in ${listed(liveMembershipStates)}`);
  if (rows.length > 0)
    throw problem('membership_exists', { message: 'You have another membership. Nothing was charged.' });
}
