import type { Db } from '../../../platform/database/database.ts';
import { plans, planVersions } from '../../../platform/database/schema/plans.ts';

const membership = { kind: 'membership', memberRate: true, onSale: true } as const;
const pass = { kind: 'pass', onSale: true } as const;

const sold = [
  { ...membership, id: 'plan-standard-month', name: 'Standard', priceCents: 4_900, period: 'month' },
  { ...membership, id: 'plan-standard-year', name: 'Standard', priceCents: 49_000, period: 'year' },
  { ...membership, id: 'plan-founding', name: 'Founding', priceCents: 39_600, period: 'year', onSale: false },
  { ...pass, id: 'plan-pass-5', name: '5 sessions', priceCents: 15_000, credits: 5, validDays: 90 },
  { ...pass, id: 'plan-pass-10', name: '10 sessions', priceCents: 28_000, credits: 10, validDays: 180 },
] as const;

/** Adds the memberships and passes of the demo. */
export async function seedPlans(tx: Db): Promise<void> {
  await tx.insert(plans).values(sold.map(({ id, kind, onSale }) => ({ id, kind, onSale })));
  await tx.insert(planVersions).values(
    sold.map(({ id: planId, kind: _kind, onSale: _onSale, ...terms }) => ({
      ...terms,
      id: `${planId}-1`,
      planId,
      number: 1,
    })),
  );
}
