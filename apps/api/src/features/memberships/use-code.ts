import type { Db } from '../../platform/database/database.ts';
import { refuseFreeRenewals } from '../promo-codes/free-renewals.ts';
import { lockedCode, storeUse, type LockedCode } from '../promo-codes/take-use.ts';
import { startDiscount } from './discounts.ts';

interface CodeForMembership {
  /** Undefined: no code. */
  readonly typed: string | undefined;
  readonly planId: string;
  readonly membershipId: string;
  readonly userId: string;
  readonly priceCents: number;
}

/** Takes a use of a code for a membership that is stored, and keeps what it takes off the payments, the first one included. */
export async function useCode(
  tx: Db,
  { typed, planId, membershipId, userId, priceCents }: CodeForMembership,
  now: Date,
): Promise<LockedCode | null> {
  if (typed === undefined) return null;
  const purchase = { kind: 'membership', planId, programId: null, priceCents } as const;
  const code = await lockedCode(tx, { typed, personId: userId }, purchase, now);
  refuseFreeRenewals(purchase, code.rules, code.offCents, 'promo_code');
  await storeUse(tx, code, { membershipId }, now);
  await startDiscount(tx, membershipId, { ...code.rules, paymentsLeft: code.rules.periods });
  return code;
}
