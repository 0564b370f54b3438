import type { PlanPeriod } from '@detroit-well/pricing';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import { passes } from '../../platform/database/schema/passes.ts';
import { periodToSell } from '../memberships/period-to-sell.ts';

/** The version of a plan that is sold. */
export interface Version {
  readonly planId: string;
  readonly versionId: string;
  readonly name: string;
  readonly cents: number;
  readonly period: PlanPeriod | null;
}

/** What a sale stored, before it is paid. */
export interface Sold {
  readonly goodId: string;
  /** Of a membership: the period that is paid, and the first day after it. */
  readonly period: { readonly from: string; readonly until: string } | null;
}

export async function storePass(tx: Db, userId: string, { versionId }: Version, now: Date): Promise<Sold> {
  const goodId = randomUUID();
  await tx
    .insert(passes)
    .values({ id: goodId, userId, planVersionId: versionId, state: 'pending', createdAt: now });
  return { goodId, period: null };
}

export async function storeMembership(
  tx: Db,
  userId: string,
  { planId, versionId: id, name, period }: Version,
  now: Date,
): Promise<Sold> {
  if (period === null) throw new Error('a membership plan without a period');
  const sold = await periodToSell(tx, { userId, planId, version: { id, name, period } }, now);
  return { goodId: sold.membershipId, period: { from: sold.from, until: sold.until } };
}
