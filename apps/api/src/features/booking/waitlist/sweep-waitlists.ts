import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { PlatformDeps } from '../../../platform/calls/dependencies.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { startJobRun } from '../../../platform/jobs/job-run.ts';
import { purgeSessionLists } from '../../../platform/list-cache/list-cache.ts';
import { offerNextSeats, needsWork } from './offer-next-seats.ts';
import { joinPerson } from '../../../platform/database/records-of-person.ts';

/**
 * Ends expired offers, offers seats that a crash or a higher capacity left free, and closes waitlists of cancelled
 * sessions. Any number of processes may run it concurrently; the per-session lock makes each effect happen once.
 */
export async function sweepWaitlists(
  { database, clock, mail, settings }: Pick<PlatformDeps, 'database' | 'clock' | 'mail' | 'settings'>,
  stopping?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const rows = await readRows(
    z.object({ id: z.string() }),
    database.db.execute(sql`
    select distinct s.id from waitlist_entries e
    join sessions s on s.id = e.session_id ${joinPerson('e.user_id', 'join')}
    where ${needsWork(now)} limit 200`),
  );
  const run = startJobRun({ stopping });
  await run.each(rows, async ({ id }) => {
    await database.withTx((tx) => offerNextSeats(tx, { mail, settings }, id, now));
    purgeSessionLists();
  });
  run.end();
}
