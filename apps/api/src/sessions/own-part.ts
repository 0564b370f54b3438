import type { MembershipTerm } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { liveFirst, seenRegistration, type OwnRegistration, type SessionRow } from './rows.ts';

/** What of a list is the caller's own: the price's reason, places kept for them, and their registrations, by session. */
export interface OwnPart extends Record<string, unknown> {
  readonly memberships: readonly MembershipTerm[];
  readonly offered: readonly string[];
  readonly registrations: Readonly<Record<string, OwnRegistration>>;
}

/** Somebody who is not signed in. */
export const anonymousPart: OwnPart = { memberships: [], offered: [], registrations: {} };

/** One statement whose text never changes, whatever the number of sessions. */
export async function ownPart(
  database: Pick<Database, 'prepared'>,
  userId: string,
  rows: readonly SessionRow[],
): Promise<OwnPart> {
  const asked = sql`(select jsonb_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::text::jsonb))`;
  const { rows: found } = await database.prepared<OwnPart>(sql`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('is_active', t.is_active, 'start_date', t.start_date,
        'end_date', t.end_date)), '[]') from memberships t where t.user_id = ${userId}) as memberships,
      (select coalesce(jsonb_agg(w.session_id), '[]') from waitlist_entries w
        where w.user_id = ${userId} and w.status = 'offered') as offered,
      (select coalesce(jsonb_object_agg(o.session_id, o.seen), '{}') from (
        select distinct on (g.session_id) g.session_id, ${seenRegistration} as seen from registrations g
        where g.user_id = ${userId} and g.status in ('held', 'confirmed', 'cancelled') and g.session_id in ${asked}
        order by g.session_id, ${liveFirst}) o) as registrations`);
  return found[0] ?? anonymousPart;
}

/** A place that is kept for the caller is free to the caller, and taken to everybody else. */
export function asSeenBy(row: SessionRow, { offered, registrations }: OwnPart): SessionRow {
  const kept = offered.filter((id) => id === row.id).length;
  return { ...row, taken: row.taken - kept, own: registrations[row.id] ?? null };
}
