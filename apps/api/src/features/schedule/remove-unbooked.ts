import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import {
  listed,
  liveEntryStatuses,
  liveRegistrationStatuses,
} from '../../platform/database/schema/statuses.ts';

/** The number of people who have a spot of the session `s`, hold one, or wait for one. */
export const bookedCount: SQL = sql`(
  (select count(*) from registrations b where b.session_id = s.id and b.status in ${listed(liveRegistrationStatuses)})
  + (select count(*) from waitlist_entries w where w.session_id = s.id and w.status in ${listed(liveEntryStatuses)}))::int`;

/** True if another row refers to the session `s`, so that it can only be cancelled. */
const isUsed = sql`(exists (select 1 from registrations b where b.session_id = s.id)
  or exists (select 1 from waitlist_entries w where w.session_id = s.id)
  or exists (select 1 from opening_requests o where o.session_id = s.id))`;

/**
 * Removes those of the sessions that are not booked; `which` refers to `s`, and their series are locked. A session that was used
 * before stays as a cancelled one. `excludes`: the days never get a session of the series again. Returns the ids of the removed
 * ones.
 */
export async function removeUnbooked(
  tx: Db,
  which: SQL,
  { reason, now, excludes }: { readonly reason: string; readonly now: Date; readonly excludes: boolean },
): Promise<string[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`select s.id from sessions s where ${which} order by s.id for update`);
  const unbooked = sql`${which} and s.status <> 'cancelled' and ${bookedCount} = 0`;
  const cancelled = await readRows(
    idRow,
    tx.execute(sql`
    update sessions s set status = 'cancelled', cancel_reason = ${reason}, revision = s.revision + 1,
      version = s.version + 1, updated_at = ${at}
    where ${unbooked} and ${isUsed} returning s.id`),
  );
  const deleted = await readRows(
    idRow,
    tx.execute(sql`
    with gone as (delete from sessions s where ${unbooked} returning s.id, s.series_id, s.generated_for),
      days as (select series_id, jsonb_agg(generated_for::text order by generated_for) as days from gone group by series_id),
      excluded as (update series r set exclusions = r.exclusions || d.days from days d where r.id = d.series_id and ${excludes})
    select id from gone`),
  );
  return [...cancelled, ...deleted].map(({ id }) => id);
}

const idRow = z.object({ id: z.string() });
