import type { Contract } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Handler } from '../calls.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../refusals.ts';
import { purgeSessionLists } from '../sessions/list-cache.ts';
import { placeFreed } from './freed.ts';
import { endEntries, lockLine } from './line.ts';
import { liveEntryOf } from './view.ts';

export const leave: Handler<Contract['waitlist']['leave']> = ({ params, caller }, deps) =>
  leaveLine(deps, caller.userId, params.id);

/** Leaves the line, or declines an offer: its place goes to the next at once. */
export async function leaveLine(deps: Deps, userId: string, id: string): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  const entry = await liveEntryOf(database.db, userId, id);
  if (entry === null) throw refuse('not_found');
  await database.withTx(async (tx) => {
    await lockLine(tx, entry.sessionId);
    const [gone] = await endEntries(tx, entry.sessionId, 'left', sql`e.id = ${entry.id}`, now);
    if (gone === undefined) throw refuse('not_found');
    if (gone.had === 'offered') await placeFreed(tx, deps, entry.sessionId, now);
  });
  purgeSessionLists();
}
