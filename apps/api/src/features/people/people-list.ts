import type { OfficePersonRow, OfficePeopleFilters } from '@detroit-well/api-client/contract';
import { dayMs } from '@detroit-well/config/durations';
import { addDays, studioInstant, toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { listed, openInstalmentStatuses } from '../../platform/database/schema/statuses.ts';
import type { List } from '../../platform/lists/list.ts';
import { avatarPath } from '../pictures/picture-files.ts';
import { visitsByPerson } from '../rosters/visits.ts';
import { matchesPerson } from './search.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';
import { versionInForce } from '../../platform/database/waiver-in-force.ts';

/** A person who did not come for so long is counted as away. */
const awayMs = 21 * dayMs;

export const personRow = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  membership: z.string().nullable(),
  waiver_state: z.enum(['current', 'old', 'none']),
  balance: z.int(),
  last_visit_at: dateOfMs.nullable(),
  tags: z.array(z.string()),
  date_of_birth: z.string().nullable(),
  imageFile: z.string().nullable(),
  version: z.number(),
});

/** The records of the person `u`. */
const own = recordsOf(sql`u.id`);

const signed = (version?: SQL): SQL =>
  sql`exists (select 1 from waiver_acceptances a where a.user_id in ${own} ${version ? sql`and a.version = ${version} and a.waiver_accepted` : sql``})`;
const waiverState = (now: Date): SQL =>
  sql`case when ${signed(versionInForce(now))} then 'current' when ${signed()} then 'old' else 'none' end`;

const isOwed = sql`r.status = 'confirmed' and i.status in ${listed(openInstalmentStatuses)}`;
const owed = sql`select i.amount_cents from registrations r join instalments i on i.registration_id = r.id
  where r.user_id in ${own} and ${isOwed}`;

/** The starts of the meetings that the person was at. */
const visits = sql`select coalesce(m.starts_at, s.starts_at) as starts_at
  from registrations r join attendance_facts a on a.registration_id = r.id and a.standing
  join sessions s on s.id = a.session_id
  left join session_meetings m on m.session_id = a.session_id and m.number = a.meeting
  where r.user_id in ${own}`;

const isLive = (today: string): SQL => sql`m.is_active and m.start_date <= ${today}::date
  and (m.end_date is null or m.end_date >= ${today}::date)
  and not coalesce(m.pause_from <= ${today}::date and ${today}::date < m.pause_until, false)`;
const liveMemberships = (today: string): SQL =>
  sql`select m.tier, m.start_date, m.id from memberships m where m.user_id in ${own} and ${isLive(today)}`;

/** The columns of one person, at a time: `u` are users and `f` their profiles. */
export const personColumns = (now: Date): SQL => sql`u.id, coalesce(u.email, '') as email,
  coalesce(f.first_name, '') as first_name, coalesce(f.last_name, '') as last_name, coalesce(f.phone, '') as phone,
  f.date_of_birth::text as date_of_birth,
  (select tier from (${liveMemberships(studioDay(now))}) l order by start_date desc, id limit 1) as membership,
  ${waiverState(now)} as waiver_state, (select coalesce(sum(amount_cents), 0)::int from (${owed}) o) as balance,
  (select ${epochMs('max(starts_at)')} from (${visits}) v) as last_visit_at, f.image_file as "imageFile", u.tags, u.version`;

// What a filter asks of everybody is read once, as the set of those who have it, and not for every person.
const whoSigned = sql`(select one.person_id from waiver_acceptances a join users one on one.id = a.user_id)`;
const whoSignedNow = (now: Date): SQL => sql`(select one.person_id from waiver_acceptances a
  join users one on one.id = a.user_id where a.version = ${versionInForce(now)} and a.waiver_accepted)`;

const waiverIs = {
  current: (now: Date) => sql`u.id in ${whoSignedNow(now)}`,
  old: (now: Date) => sql`u.id in ${whoSigned} and u.id not in ${whoSignedNow(now)}`,
  none: () => sql`u.id not in ${whoSigned}`,
};

function membershipIs(membership: string, now: Date): SQL {
  const who = sql`select one.person_id from memberships m join users one on one.id = m.user_id where ${isLive(studioDay(now))}`;
  if (membership === 'none') return sql`u.id not in (${who})`;
  return membership === 'any' ? sql`u.id in (${who})` : sql`u.id in (${who} and m.tier = ${membership})`;
}

function visitIs(lastVisit: NonNullable<OfficePeopleFilters['last_visit']>, now: Date): SQL {
  const since = new Date(now.getTime() - awayMs).toISOString();
  const ever = sql`(select one.person_id from registrations r join users one on one.id = r.user_id join attendance_facts a on a.registration_id = r.id and a.standing)`;
  const recent = sql`(select one.person_id from sessions s join attendance_facts a on a.session_id = s.id and a.standing
    join registrations r on r.id = a.registration_id join users one on one.id = r.user_id
    left join session_meetings m on m.session_id = a.session_id and m.number = a.meeting
    where s.ends_at >= ${since}::timestamptz and coalesce(m.starts_at, s.starts_at) >= ${since}::timestamptz)`;
  if (lastVisit === 'never') return sql`u.id not in ${ever}`;
  return lastVisit === 'within_21_days'
    ? sql`u.id in ${recent}`
    : sql`u.id in ${ever} and u.id not in ${recent}`;
}

/** The people whose first visit was on one of the days, and who came at least so often until now. */
function cameIs({
  first_visit_from: from,
  first_visit_to: to,
  visits: least,
}: Omit<OfficePeopleFilters, 'sort'>): SQL | undefined {
  if (from === undefined && to === undefined && least === undefined) return undefined;
  const startOf = (day: string) => sql`${studioInstant(day).toISOString()}::timestamptz`;
  return sql`u.id in (select v.user_id from (${visitsByPerson}) v where v.visits >= ${least ?? 1}
    ${from === undefined ? sql`` : sql`and v.first >= ${startOf(from)}`}
    ${to === undefined ? sql`` : sql`and v.first < ${startOf(addDays(to, 1))}`})`;
}

/** By their own name, address or phone, or by those of a record that was merged into theirs. */
function isFound(search: string | undefined): SQL | undefined {
  const matches = matchesPerson(search);
  return (
    matches &&
    sql`(${matches} or u.id in (select u.merged_into from users u join profiles f on f.user_id = u.id
      where u.merged_into is not null and ${matches}))`
  );
}

/** The people with an open account that match. */
export function peopleList(
  filters: Omit<OfficePeopleFilters, 'sort'>,
  now: Date,
): List<typeof personRow.shape> {
  const { search, membership, waiver, last_visit: lastVisit, balance, tag } = filters;
  return {
    row: personRow,
    select: personColumns(now),
    from: sql`profiles f join users u on u.id = f.user_id`,
    where: [
      sql`u.is_active and u.merged_into is null`,
      isFound(search),
      membership ? membershipIs(membership, now) : undefined,
      waiver && waiverIs[waiver](now),
      lastVisit && visitIs(lastVisit, now),
      cameIs(filters),
      balance &&
        sql`u.id in (select one.person_id from registrations r join users one on one.id = r.user_id
          join instalments i on i.registration_id = r.id where ${isOwed})`,
      tag ? sql`exists (select 1 from unnest(u.tags) t where lower(t) = lower(${tag}))` : undefined,
    ],
    // Of the profile, whose index has the order by name.
    id: sql`f.user_id`,
    sorts: {
      name: {
        by: sql`f.sort_name`,
        type: 'text',
      },
      email: { by: sql`coalesce(u.email, '')`, type: 'text' },
      created_at: { by: sql`u.created_at`, type: 'timestamptz' },
    },
    sortedBy: 'name',
  };
}

/** In the order of the columns of a file. */
export const personRowView = ({
  last_visit_at: lastVisit,
  ...person
}: z.output<typeof personRow>): OfficePersonRow => ({
  id: person.id,
  email: person.email,
  first_name: person.first_name,
  last_name: person.last_name,
  phone: person.phone || null,
  membership: person.membership,
  waiver_state: person.waiver_state,
  balance: fromCents(person.balance),
  last_visit_at: lastVisit && toStudioIso(lastVisit),
  tags: person.tags,
  date_of_birth: person.date_of_birth,
  picture_path: avatarPath(person.imageFile),
  version: person.version,
});
