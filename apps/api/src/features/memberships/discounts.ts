import { leastByCard, type MembershipDiscount } from '@detroit-well/pricing';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { membershipDiscounts } from '../../platform/database/schema/membership-discounts.ts';

/** As an object of `discountOf`. */
export const discountRow = z
  .object({
    percentOff: z.int().nullable(),
    amountOffCents: z.int().nullable(),
    planIds: z.array(z.string()),
    paymentsLeft: z.int().nullable(),
  })
  .nullable();

/** The discount of a membership. */
export const discountOf = (membershipId: SQL): SQL => sql`(
  select json_build_object('percentOff', d.percent_off, 'amountOffCents', d.amount_off_cents, 'planIds', d.plan_ids,
    'paymentsLeft', d.payments_left) from membership_discounts d where d.membership_id = ${membershipId})`;

/**
 * What the discount of a membership takes off its next payment, in cents, as `membershipDiscount` counts it. Refers to `b` (memberships)
 * and `v`, the version that it pays.
 */
export const nextOff = sql`coalesce((
  select least(case when d.percent_off is null then d.amount_off_cents else (v.price_cents * d.percent_off + 50) / 100 end,
    greatest(0, v.price_cents - ${sql.raw(String(leastByCard))}))
  from membership_discounts d where d.membership_id = b.id and (d.plan_ids = '{}' or v.plan_id = any(d.plan_ids))), 0)`;

/** What the next payment of a membership costs, in cents. Refers to `b` and `v` as `nextOff` does. */
export const nextCharge = sql`(v.price_cents - ${nextOff})`;

/** Keeps what a code takes off the payments of a membership, from the first one on. */
export async function startDiscount(
  tx: Db,
  membershipId: string,
  { percentOff, amountOffCents, planIds, paymentsLeft }: MembershipDiscount,
): Promise<void> {
  const values = { membershipId, percentOff, amountOffCents, planIds: [...planIds], paymentsLeft };
  await tx.insert(membershipDiscounts).values(values);
}

interface Paid {
  readonly membershipId: string;
  readonly planId: string;
  /** The periods that were paid with the discount; 0: none. */
  readonly lowered: number;
}

/** Counts a payment. The discount ends with its last payment, and with a change to a plan that it is not for. */
export async function countDiscount(tx: Db, { membershipId, planId, lowered }: Paid): Promise<void> {
  await tx.execute(sql`
    delete from membership_discounts d where d.membership_id = ${membershipId}
      and (d.payments_left <= ${lowered} or not (d.plan_ids = '{}' or ${planId} = any(d.plan_ids)))`);
  await tx.execute(sql`
    update membership_discounts d set payments_left = d.payments_left - ${lowered} where d.membership_id = ${membershipId}`);
}
