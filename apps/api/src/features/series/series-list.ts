import { weekdays, type OfficeSeriesFilters } from '@detroit-well/api-client/contract';
import { fromCents } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { folded } from '../../platform/database/schema/folded.ts';
import { matchesSearch, type List } from '../../platform/lists/list.ts';
import { officePicture, pictureColumn } from '../pictures/picture-columns.ts';
import { isArchived, keptColumns, keptFields } from '../../platform/records/columns.ts';

const amount = z.int().transform(fromCents);
const texts = z.array(z.string());

/** A series with the fields of the API. */
export const seriesRow = z.object({
  ...keptFields,
  title: z.string(),
  description: z.string(),
  program_id: z.string(),
  program_title: z.string(),
  coach_id: z.string().nullable(),
  coach_name: z.string().nullable(),
  location_id: z.string().nullable(),
  location_name: z.string(),
  max_participants: z.int().nullable(),
  requirements: texts,
  what_to_bring: texts,
  price_public: amount,
  price_member: amount,
  weekdays: z.array(z.enum(weekdays)),
  interval: z.int(),
  start_date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  time_zone: z.string(),
  count: z.int().nullable(),
  until: z.string().nullable(),
  last_date: z.string().nullable(),
  exclusions: texts,
  picture: officePicture,
  sessions_count: z.int(),
});

/** The series that match. */
export const seriesList = (filters: Omit<OfficeSeriesFilters, 'sort'>): List<typeof seriesRow.shape> => ({
  row: seriesRow,
  select: sql`${keptColumns('r')}, r.title, r.description, r.program_id, p.title as program_title, r.coach_id,
    c.name as coach_name, r.location_id, coalesce(l.name, '') as location_name, r.max_participants, r.requirements,
    r.what_to_bring, r.price_public_cents as price_public, r.price_member_cents as price_member, r.weekdays, r.interval,
    r.start_date::text, r.start_time, r.end_time, r.time_zone, r.count, r.until::text as last_date,
    case when r.count is null then r.until::text end as until, r.exclusions, ${pictureColumn('r')},
    (select count(*)::int from sessions s where s.series_id = r.id and s.status <> 'cancelled')
      as sessions_count`,
  from: sql`series r join programs p on p.id = r.program_id left join coaches c on c.id = r.coach_id
    left join locations l on l.id = r.location_id`,
  where: [
    matchesSearch(
      sql`r.title || ' ' || p.title || ' ' || coalesce(c.name, '') || ' ' || coalesce(l.name, '')`,
      filters.search,
    ),
    isArchived('r', filters.archived),
    filters.program ? sql`r.program_id = ${filters.program}` : undefined,
    filters.coach ? sql`r.coach_id = ${filters.coach}` : undefined,
  ],
  id: sql`r.id`,
  sorts: {
    title: { by: folded(sql`r.title`), type: 'text' },
    start_date: { by: sql`r.start_date::text`, type: 'text' },
  },
  sortedBy: 'title',
});
