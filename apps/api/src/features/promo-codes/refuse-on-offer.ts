import { and, eq } from 'drizzle-orm';
import { fieldProblem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { plans } from '../../platform/database/schema/plans.ts';

/** Throws a field error if a plan is an introductory offer, which takes no code. `planId`: null for a session. */
export async function refuseOnOffer(
  db: Db,
  planId: string | null,
  field: 'code' | 'promo_code',
): Promise<void> {
  if (planId === null) return;
  const offers = db.select({ id: plans.id }).from(plans);
  const found = await offers.where(and(eq(plans.id, planId), eq(plans.introductory, true)));
  if (found.length > 0) throw fieldProblem({ [field]: ['An introductory offer takes no code.'] });
}
