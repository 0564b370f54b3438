import type { Db } from '../../../platform/database/database.ts';
import { plans, planVersions } from '../../../platform/database/schema/plans.ts';
import { sold } from './sold.ts';

/** Adds the memberships and passes of the demo; `createdAt` is when they came on sale, now if it is not given. */
export async function seedPlans(tx: Db, createdAt?: Date): Promise<void> {
  await tx.insert(plans).values(sold.map(({ id, kind, onSale }) => ({ id, kind, onSale, createdAt })));
  await tx.insert(planVersions).values(
    sold.map(({ id: planId, kind: _kind, onSale: _onSale, ...terms }) => ({
      ...terms,
      id: `${planId}-1`,
      planId,
      number: 1,
      createdAt,
    })),
  );
}
