import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import { planVersions } from '../../platform/database/schema/plans.ts';
import type { Payer } from './payers.ts';

type Version = typeof planVersions.$inferSelect;
type Terms = Pick<Payer, 'tier' | 'period' | 'memberRate' | 'sessionsPerMonth'>;

const sameTerms = (version: Version, { tier, period, memberRate, sessionsPerMonth }: Terms): boolean =>
  version.name === tier &&
  version.period === period &&
  version.memberRate === memberRate &&
  version.sessionsPerMonth === sessionsPerMonth;

/**
 * Finds the version of a plan with the terms that somebody has, at another price; stores one that is not sold where there is none.
 * The caller has locked the plan.
 */
export async function pricedVersions(tx: Db, planId: string, priceCents: number) {
  const versions = await tx.select().from(planVersions).where(eq(planVersions.planId, planId));
  return async (terms: Terms): Promise<string> => {
    const found = versions.find((version) => version.priceCents === priceCents && sameTerms(version, terms));
    if (found) return found.id;
    const { tier: name, period, memberRate, sessionsPerMonth } = terms;
    const [stored] = await tx
      .insert(planVersions)
      .values({
        id: randomUUID(),
        planId,
        number: Math.max(...versions.map(({ number }) => number)) + 1,
        name,
        priceCents,
        period,
        memberRate,
        sessionsPerMonth,
        forMembers: true,
      })
      .returning();
    if (stored === undefined) throw new Error('the version was not stored');
    versions.push(stored);
    return stored.id;
  };
}
