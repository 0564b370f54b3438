import type { Contract } from '@detroit-well/api-client/contract';
import { fromCents } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { idOfRequest } from '../../platform/idempotency/request-id.ts';
import { startJobRun } from '../../platform/jobs/job-run.ts';
import { claimRenewal } from '../memberships/claim-renewal.ts';
import { findMembership, type MembershipRecord } from '../memberships/membership-records.ts';
import { membershipGood } from '../memberships/membership-good.ts';
import { reconcilePurchase } from '../purchases/reconcile.ts';
import { recordDeclinedRenewals } from '../memberships/record-declined-renewals.ts';
import { chargeRenewal } from '../memberships/renew-memberships.ts';
import { chargedPayment, isStored } from './charge-card.ts';
import type { MoneyDeps } from './dependencies.ts';

export async function lockMembership(tx: Db, id: string): Promise<MembershipRecord> {
  await tx.execute(sql`select 1 from memberships where id = ${id} for update`);
  const membership = await findMembership(tx, id);
  if (membership === null) throw problem('not_found');
  return membership;
}

/**
 * Charges a declined renewal now, as the job would at the next attempt: the same claim records the charge with the key of the
 * next attempt, so it is charged once, by whichever was faster. A decline counts as one of the job's, and is told by the same
 * email.
 */
export const retryRenewal: Handler<Contract['officePayments']['retryRenewal'], MoneyDeps> = async (
  call,
  deps,
) => {
  const { office, clock, payments: provider } = deps;
  const paymentId = idOfRequest(call);
  const claimed = await office.change(call, async (tx, record) => {
    const { id, userId } = await lockMembership(tx, call.params.id);
    if (await isStored(tx, paymentId)) return null;
    const claim = await claimRenewal({ db: tx }, id, provider.name, clock.now(), { paymentId });
    if (claim === null) throw problem('nothing_to_pay', { message: notDue });
    await record({
      action: 'membership.retry',
      target: `membership:${id}`,
      personId: userId,
      before: null,
      after: { payment_id: paymentId, amount: fromCents(claim.cents) },
    });
    return claim;
  });
  if (claimed === null) await reconcilePurchase(deps, membershipGood, paymentId);
  else await chargeRenewal(deps, claimed);
  await recordDeclinedRenewals(deps, startJobRun());
  return chargedPayment(deps, paymentId);
};

export const notDue =
  'No declined renewal can be charged now: it was paid, the membership has ended, or a payment is on its way.';
