import type { SeriesChangesPreview } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';

/** A session as it will be; without an id if it does not exist yet. */
export interface PlannedSession {
  readonly id: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly coachId: string | null;
  readonly locationId: string | null;
}

const row = z.object({
  id: z.string().nullable(),
  start_datetime: z.number().transform((ms) => toStudioIso(ms)),
  kind: z.enum(['location_taken', 'coach_busy']),
  session_id: z.string(),
  title: z.string(),
});

/** Other sessions that have the coach or the location at the times of these. A session lasts less than a week. */
export function conflictsOf(
  db: Db,
  planned: readonly PlannedSession[],
  dropped: readonly string[],
): Promise<SeriesChangesPreview['conflicts']> {
  const changing = [...planned.flatMap(({ id }) => id ?? []), ...dropped];
  const isOther = sql`s.status <> 'cancelled' and (s.coach_id = d."coachId" or s.location_id = d."locationId")
    and s.id not in (select jsonb_array_elements_text(${JSON.stringify(changing)}::jsonb))`;
  return readRows(
    row,
    db.execute(sql`
    select d.id, ${epochMs('d."startsAt"')} as start_datetime, k.kind, o.id as session_id, o.title
    from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb)
        as d(id text, "startsAt" timestamptz, "endsAt" timestamptz, "coachId" text, "locationId" text)
      cross join lateral (
        select s.id, s.title, s.coach_id, s.location_id from sessions s
        where s.starts_at < d."endsAt" and s.starts_at > d."startsAt" - interval '7 days' and s.ends_at > d."startsAt"
          and ${isOther} and not exists (select 1 from session_meetings m where m.session_id = s.id)
        union all
        select s.id, s.title, s.coach_id, s.location_id from session_meetings m join sessions s on s.id = m.session_id
        where m.starts_at < d."endsAt" and m.starts_at > d."startsAt" - interval '7 days' and m.ends_at > d."startsAt"
          and ${isOther}) o
      cross join lateral (
        select 'location_taken' as kind where o.location_id = d."locationId"
        union all select 'coach_busy' where o.coach_id = d."coachId") k
    order by d."startsAt", o.id, k.kind`),
  );
}
