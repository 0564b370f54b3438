import type { Contract } from '@detroit-well/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Handler } from '../../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../../platform/calls/dependencies.ts';
import { problem } from '../../../platform/calls/problem.ts';
import type { Db } from '../../../platform/database/database.ts';
import { listed, liveEntryStatuses } from '../../../platform/database/schema/statuses.ts';
import { purgeSessionLists } from '../../../platform/list-cache/list-cache.ts';
import type { WaitlistDeps } from './notify.ts';
import { onSeatReleased } from './seat-released.ts';
import { entryWhere, holdOf, type EntryRow } from './view.ts';
import { endEntries, lockWaitlist } from './waitlist-session.ts';
import { recordsOf } from '../../../platform/database/records-of-person.ts';

export const leave: Handler<Contract['waitlist']['leave']> = ({ params, caller }, deps) =>
  leaveWaitlist(deps, caller.userId, params.id);

/**
 * Leaves the waitlist or declines an offer, whose seat goes to the next member at once. If a hold from the entry waits
 * for payment authentication, the hold stays. If it fails, its seat goes to the next member: `onHoldEnded` does not
 * restore an entry that was left.
 */
export async function leaveWaitlist(deps: PlatformDeps, userId: string, id: string): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  const own = sql`e.user_id in ${recordsOf(userId)} and (e.id = ${id} or e.session_id = ${id})`;
  await database.withTx((tx) => endEntry(tx, deps, own, now));
  purgeSessionLists();
}

/** Ends the newest of some entries that wait, have an offer or have led to a hold, and returns it. `which` refers to `e` (entries). */
export async function endEntry(tx: Db, deps: WaitlistDeps, which: SQL, now: Date): Promise<EntryRow> {
  const entry = await entryWhere(
    tx,
    sql`${which} and (e.status in ${listed(liveEntryStatuses)} or ${behindHold})`,
  );
  if (entry === null) throw problem('not_found');
  await lockWaitlist(tx, entry.sessionId);
  // A hold may have begun or ended concurrently; under the lock the entry is in one state or the other.
  const [gone] = await endEntries(tx, entry.sessionId, 'left', sql`e.id = ${entry.id}`, now);
  if (gone === undefined && !(await leaveBehindHold(tx, entry.id, now))) throw problem('not_found');
  if (gone?.had === 'offered') await onSeatReleased(tx, deps, entry.sessionId, now);
  return entry;
}

/** For an entry `e`: the member's registration from it is still a hold, so it may yet fail. */
const behindHold = sql`(e.status = 'accepted' and exists (select 1 from registrations h where ${holdOf}))`;

async function leaveBehindHold(tx: Db, entryId: string, now: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update waitlist_entries e set status = 'left', updated_at = ${now.toISOString()}::timestamptz
    where e.id = ${entryId} and ${behindHold} returning e.id`);
  return rows.length > 0;
}
