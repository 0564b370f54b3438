import type { WalkInResult } from '@detroit-well/api-client/contract';
import { fromCents } from '@detroit-well/pricing';
import { eq } from 'drizzle-orm';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { walkIns } from '../../platform/database/schema/walk-ins.ts';

export type StoredWalkIn = typeof walkIns.$inferSelect;

/** A walk-in, locked until the transaction ends. */
export async function lockWalkIn(tx: Db, id: string): Promise<StoredWalkIn> {
  const [stored] = await tx.select().from(walkIns).where(eq(walkIns.id, id)).for('update');
  if (stored === undefined) throw problem('not_found');
  return stored;
}

/** What became of a walk-in. */
export const resultOf = ({
  id,
  state,
  registrationId,
  personId,
  paidCents,
  flags,
  problem: why,
  resolvedAt,
}: StoredWalkIn): WalkInResult => ({
  id,
  state,
  registration_id: registrationId,
  person_id: personId,
  paid: fromCents(paidCents),
  flags: flags as WalkInResult['flags'],
  problem: why as WalkInResult['problem'],
  worklist_id: resolvedAt === null ? `walk_in:${id}` : null,
});
