import type { OfficeSessionFilters } from '@detroit-well/api-client/contract';
import { addDays, studioInstant, toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import { and, or, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { epochMs } from '../../platform/database/instants.ts';
import { meetings, meetingsColumn } from '../../platform/database/meetings.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { categories, sessions } from '../../platform/database/schema/training.ts';
import { folded } from '../../platform/database/schema/folded.ts';
import { matchesSearch, type List } from '../../platform/lists/list.ts';
import { officePicture, pictureColumn } from '../pictures/picture-columns.ts';
import { meetsOnDays } from './closed-days.ts';

const isoOfMs = z.number().transform((ms) => toStudioIso(ms));
const amount = z.int().transform(fromCents);

const warning = z.object({
  kind: z.enum(['over_capacity', 'location_taken', 'coach_busy', 'closed_day']),
  session_id: z.string().nullable(),
  booked: z.int().nullable(),
  places: z.int().nullable(),
  closure_id: z.string().nullable(),
  closed_because: z.string().nullable(),
});

/** A session with the fields of the API. */
export const sessionRow = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  program_id: z.string(),
  program_title: z.string(),
  category_name: z.string(),
  category_ground: z.enum(categories.ground.enumValues),
  coach_id: z.string().nullable(),
  coach_name: z.string().nullable(),
  location_id: z.string().nullable(),
  location_name: z.string(),
  start_datetime: isoOfMs,
  end_datetime: isoOfMs,
  meetings: meetingsColumn.transform((all) =>
    all.map(({ start_datetime, end_datetime }) => ({
      start_datetime: toStudioIso(start_datetime),
      end_datetime: toStudioIso(end_datetime),
    })),
  ),
  max_participants: z.int().nullable(),
  price_public: amount,
  price_member: amount,
  registration_opens_at: isoOfMs.nullable(),
  registration_closes_at: isoOfMs.nullable(),
  registration_open: z.boolean(),
  requirements: z.array(z.string()),
  what_to_bring: z.array(z.string()),
  status: z.enum(sessions.status.enumValues),
  booked_count: z.int(),
  waiting_count: z.int(),
  series_id: z.string().nullable(),
  generated_for: z.string().nullable(),
  edited_fields: z.array(z.string()),
  picture: officePicture,
  warnings: z.array(warning),
  version: z.number(),
});

/** True if `s` and `o` meet at the same time. A course meets on its dates only, not between them. */
const meetTogether = `exists (
  select 1 from (select m.starts_at, m.ends_at from session_meetings m where m.session_id = s.id
      union all select s.starts_at, s.ends_at where not exists (select 1 from session_meetings m where m.session_id = s.id)) a
    join (select m.starts_at, m.ends_at from session_meetings m where m.session_id = o.id
      union all select o.starts_at, o.ends_at where not exists (select 1 from session_meetings m where m.session_id = o.id)) b
    on a.starts_at < b.ends_at and b.starts_at < a.ends_at)`;

/** Another session at the same time that has the same coach or location. */
const conflictsBy = (kind: string, column: string): SQL =>
  sql.raw(`
  select '${kind}' as kind, o.id as session_id, null::int as booked, null::int as places, null as closure_id, null as closed_because
  from sessions o where o.${column} = s.${column} and o.id <> s.id and o.status <> 'cancelled' and s.status <> 'cancelled'
    and tstzrange(o.starts_at, o.ends_at) && tstzrange(s.starts_at, s.ends_at) and ${meetTogether}`);

/** A closure on whose days it meets. One that the team holds all the same is no longer asked about. */
const closedDays = sql`
  select 'closed_day' as kind, null as session_id, null::int as booked, null::int as places, k.id as closure_id, k.reason as closed_because
  from closures k where s.status <> 'cancelled' and not s.held_when_closed and ${meetsOnDays}`;

const warnings = sql`(select coalesce(jsonb_agg(to_jsonb(w)), '[]') from (
  select 'over_capacity' as kind, null as session_id, s.taken as booked, s.max_participants as places, null as closure_id, null as closed_because
    where s.taken > s.max_participants and s.status <> 'cancelled'
  union all ${conflictsBy('location_taken', 'location_id')}
  union all ${conflictsBy('coach_busy', 'coach_id')}
  union all (${closedDays})) w)`;

/** The end of the first meeting. */
const firstEnd = epochMs(`coalesce(
  (select m.ends_at from session_meetings m where m.session_id = s.id and m.number = 1), s.ends_at)`);

const select = sql`s.id, s.title, s.description, s.program_id, p.title as program_title, g.name as category_name, g.ground as category_ground, s.coach_id, c.name as coach_name,
  s.location_id, s.location as location_name, ${epochMs('s.starts_at')} as start_datetime,
  ${firstEnd} as end_datetime, ${meetings} as meetings, s.max_participants,
  s.price_public_cents as price_public, s.price_member_cents as price_member,
  ${epochMs('s.registration_opens_at')} as registration_opens_at,
  ${epochMs('case when s.registration_open then s.registration_closes_at else s.registration_closes_planned end')} as registration_closes_at,
  s.registration_open, s.requirements, s.what_to_bring, s.status, s.taken as booked_count,
  (select count(*)::int from waitlist_entries w where w.session_id = s.id and w.status = 'waiting') as waiting_count,
  s.series_id, s.generated_for::text, s.edited_fields, ${pictureColumn('s')}, ${warnings} as warnings, s.version`;

type Filters = Omit<OfficeSessionFilters, 'sort'>;

const startOf = (day: string) => sql`${studioInstant(day).toISOString()}::timestamptz`;

/** Sessions with a meeting on these studio days. A course that meets before and after them has none. */
function meetsWithin({ start_date: first, end_date: last }: Filters): SQL | undefined {
  const within = (row: SQL) =>
    and(
      first ? sql`${row}.ends_at > ${startOf(first)}` : undefined,
      last ? sql`${row}.starts_at < ${startOf(addDays(last, 1))}` : undefined,
    );
  if (!first || !last) return within(sql`s`);
  const ofCourse = sql`select 1 from session_meetings d where d.session_id = s.id`;
  return and(
    within(sql`s`),
    or(sql`not exists (${ofCourse})`, sql`exists (${ofCourse} and ${within(sql`d`)})`),
  );
}

/** The sessions that match, past and cancelled ones too. */
export const sessionList = (filters: Filters): List<typeof sessionRow.shape> => ({
  row: sessionRow,
  select,
  from: sql`sessions s join programs p on p.id = s.program_id join categories g on g.id = p.category_id left join coaches c on c.id = s.coach_id`,
  where: [
    matchesSearch(
      sql`s.title || ' ' || p.title || ' ' || coalesce(c.name, '') || ' ' || s.location`,
      filters.search,
    ),
    meetsWithin(filters),
    filters.program && sql`s.program_id = ${filters.program}`,
    filters.coach && sql`s.coach_id = ${filters.coach}`,
    filters.location && sql`s.location_id = ${filters.location}`,
    filters.series && sql`s.series_id = ${filters.series}`,
  ].map((condition) => condition || undefined),
  id: sql`s.id`,
  sorts: {
    start_datetime: { by: sql`s.starts_at`, type: 'timestamptz' },
    title: { by: folded(sql`s.title`), type: 'text' },
  },
  sortedBy: 'start_datetime',
});

/** One session with the fields of the API. */
export async function findSession(db: Db, id: string): Promise<z.output<typeof sessionRow>> {
  const { from } = sessionList({});
  const [session] = await readRows(
    sessionRow,
    db.execute(sql`select ${select} from ${from} where s.id = ${id}`),
  );
  if (session === undefined) throw problem('not_found');
  return session;
}
