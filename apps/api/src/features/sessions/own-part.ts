import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { listed, shownRegistrationStatuses } from '../../platform/database/schema/statuses.ts';
import { membershipTerm } from './memberships.ts';
import { liveFirst, ownRegistration, seenRegistration, type SessionRow } from './session-view.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

const ownPartRow = z.object({
  memberships: z.array(membershipTerm),
  offered: z.array(z.string()),
  registrations: z.record(z.string(), ownRegistration),
});

/** The caller's own part of a list: memberships, seats offered to the caller, and registrations by session. */
export type OwnPart = z.output<typeof ownPartRow>;

/** The own part of a visitor, which is empty. */
export const anonymousPart: OwnPart = { memberships: [], offered: [], registrations: {} };

/** One statement with a constant text for any number of sessions, so that it can be prepared. */
export async function ownPart(
  database: Pick<Database, 'prepared'>,
  userId: string,
  rows: readonly SessionRow[],
): Promise<OwnPart> {
  const asked = sql`(select jsonb_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::text::jsonb))`;
  const [found] = await readRows(
    ownPartRow,
    database.prepared(sql`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('is_active', t.is_active, 'start_date', t.start_date,
        'end_date', t.end_date, 'pause_from', t.pause_from, 'pause_until', t.pause_until)), '[]') from memberships t where t.user_id in ${recordsOf(userId)}) as memberships,
      (select coalesce(jsonb_agg(w.session_id), '[]') from waitlist_entries w
        where w.user_id in ${recordsOf(userId)} and w.status = 'offered') as offered,
      (select coalesce(jsonb_object_agg(o.session_id, o.seen), '{}') from (
        select distinct on (g.session_id) g.session_id, ${seenRegistration} as seen from registrations g
        where g.user_id in ${recordsOf(userId)} and g.status in ${listed(shownRegistrationStatuses)} and g.session_id in ${asked}
        order by g.session_id, ${liveFirst}) o) as registrations`),
  );
  return found ?? anonymousPart;
}

/** A row of the shared list with the part that concerns the caller. */
export const asSeenBy = (row: SessionRow, { offered, registrations }: OwnPart): SessionRow => ({
  ...row,
  offered: offered.filter((id) => id === row.id).length,
  own: registrations[row.id] ?? null,
});
