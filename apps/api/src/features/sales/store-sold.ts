import { membershipDiscount, type Cents, type PlanPeriod } from '@detroit-well/pricing';
import { randomUUID } from 'node:crypto';
import { fieldProblem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { passes } from '../../platform/database/schema/passes.ts';
import { periodToSell } from '../memberships/period-to-sell.ts';
import { useCode } from '../memberships/use-code.ts';
import { lockedCode, storeUse, type LockedCode } from '../promo-codes/take-use.ts';

/** The version of a plan that is sold. */
export interface Version {
  readonly planId: string;
  readonly versionId: string;
  readonly name: string;
  readonly cents: number;
  readonly period: PlanPeriod | null;
}

interface Buying {
  readonly userId: string;
  readonly version: Version;
  /** A promo code, as it was typed; undefined: none. */
  readonly typed?: string | undefined;
  readonly now: Date;
}

/** What a sale stored, before it is paid. */
export interface Sold {
  readonly goodId: string;
  /** What a code takes off the price. */
  readonly offCents: Cents;
  /** The code that was typed, with its use. */
  readonly code: LockedCode | null;
  /** Of a membership: the period that is paid. */
  readonly period: {
    /** The first day of the period that is this many after it, 0 for itself. */
    readonly startOf: (index: number) => string;
    /** How many payments cost as much, this one included; null: all. */
    readonly payments: number | null;
  } | null;
}

export async function storePass(tx: Db, { userId, version, typed, now }: Buying): Promise<Sold> {
  const { planId, versionId, cents: priceCents } = version;
  const goodId = randomUUID();
  const purchase = { kind: 'pass', planId, programId: null, priceCents } as const;
  const code = typed === undefined ? null : await lockedCode(tx, { typed, personId: userId }, purchase, now);
  await tx
    .insert(passes)
    .values({ id: goodId, userId, planVersionId: versionId, state: 'pending', createdAt: now });
  if (code !== null) await storeUse(tx, code, { passId: goodId }, now);
  return { goodId, offCents: code?.offCents ?? 0, code, period: null };
}

export async function storeMembership(tx: Db, { userId, version, typed, now }: Buying): Promise<Sold> {
  const { planId, versionId: id, name, period, cents: priceCents } = version;
  if (period === null) throw new Error('a membership plan without a period');
  const wanted = { userId, planId, version: { id, name, period } };
  const { membershipId, startOf, running } = await periodToSell(tx, wanted, now);
  if (running !== undefined) {
    if (typed !== undefined) throw fieldProblem({ promo_code: [onlyFirst] });
    const offCents = membershipDiscount({ priceCents, planId }, running);
    const payments = offCents === 0 ? null : (running?.paymentsLeft ?? null);
    return { goodId: membershipId, offCents, code: null, period: { startOf, payments } };
  }
  const code = await useCode(tx, { typed, planId, membershipId, userId, priceCents }, now);
  const payments = code?.rules.periods ?? null;
  return { goodId: membershipId, offCents: code?.offCents ?? 0, code, period: { startOf, payments } };
}

const onlyFirst = 'This membership has begun. A code lowers its payments from the first one on.';
