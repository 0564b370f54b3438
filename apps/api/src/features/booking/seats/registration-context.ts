import { acceptsRegistrations, membershipActiveOn, rateFor } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { studioDay } from '../../../platform/clock/studio-calendar.ts';
import type { Database } from '../../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../../platform/database/instants.ts';
import { mailAddress } from '../../../platform/database/mail-address.ts';
import { meetings, meetingsColumn } from '../../../platform/database/meetings.ts';
import { placeColumn, placeText } from '../../../platform/database/place.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { waitlistEntries } from '../../../platform/database/schema/registrations.ts';
import {
  listed,
  liveEntryStatuses,
  liveRegistrationStatuses,
} from '../../../platform/database/schema/statuses.ts';
import { membershipTerm } from '../../sessions/memberships.ts';
import { closesWhenOpen } from '../../sessions/closes-when-open.ts';
import { recordsOf } from '../../../platform/database/records-of-person.ts';
import { versionInForce } from '../../../platform/database/waiver-in-force.ts';

const contextRow = z.object({
  id: z.string(),
  title: z.string(),
  programId: z.string(),
  description: z.string(),
  whatToBring: z.array(z.string()).readonly(),
  revision: z.int(),
  programTitle: z.string(),
  coachName: z.string(),
  location: z.string(),
  place: placeColumn,
  startsAt: dateOfMs,
  endsAt: dateOfMs,
  meetings: meetingsColumn,
  status: z.string(),
  opensAt: dateOfMs.nullable(),
  closesAt: dateOfMs.nullable(),
  closesWhenOpen: dateOfMs.nullable(),
  maxParticipants: z.int().nullable(),
  taken: z.int(),
  priceMember: z.int(),
  pricePublic: z.int(),
  person: z
    .object({
      email: z.string(),
      identity: z.object({
        first_name: z.string(),
        last_name: z.string(),
        date_of_birth: z.string().nullable(),
      }),
      waiverAccepted: z.boolean(),
      paymentConsent: z.boolean(),
      memberships: z.array(membershipTerm).nullable(),
    })
    .nullable(),
  live: z.object({ id: z.string(), status: z.enum(liveRegistrationStatuses) }).nullable(),
  entry: z
    .object({
      id: z.string(),
      purpose: z.enum(waitlistEntries.purpose.enumValues),
      offerEndsAt: dateOfMs.nullable(),
    })
    .nullable(),
});

/**
 * Session and person at the time of a registration request, read in one query. `live`: the person's registration of this session,
 * held or confirmed. `entry`: the person's live waitlist entry; `offered` until the offer's deadline.
 */
export type RegistrationContext = ReturnType<typeof contextOf>;

/** Reads the registration context, or null if the session does not exist. `userId` is null for a guest. */
export async function readRegistrationContext(
  database: Pick<Database, 'prepared'>,
  sessionId: string,
  userId: string | null,
  now: Date,
): Promise<RegistrationContext | null> {
  const [row] = await readRows(
    contextRow,
    database.prepared(sql`
    select s.id, s.title, s.description, s.what_to_bring as "whatToBring", s.revision, p.id as "programId", p.title as "programTitle", coalesce(c.name, '') as "coachName", s.location, ${sql.raw(placeText)} as place, s.status, s.taken,
      ${epochMs('s.starts_at')} as "startsAt", ${epochMs('s.ends_at')} as "endsAt", ${meetings} as meetings,
      ${epochMs('s.registration_opens_at')} as "opensAt", ${epochMs('s.registration_closes_at')} as "closesAt",
      ${epochMs(closesWhenOpen('s.'))} as "closesWhenOpen",
      s.max_participants as "maxParticipants", s.price_member_cents as "priceMember", s.price_public_cents as "pricePublic",
      case when u.id is null then null else jsonb_build_object('email', ${mailAddress('u')}, 'identity', jsonb_build_object(
          'first_name', coalesce(f.first_name, ''), 'last_name', coalesce(f.last_name, ''), 'date_of_birth', f.date_of_birth),
        'waiverAccepted', coalesce(w.waiver_accepted, false), 'paymentConsent', coalesce(w.payment_consent, false), 'memberships',
        (select jsonb_agg(jsonb_build_object('is_active', m.is_active, 'start_date', m.start_date, 'end_date', m.end_date,
          'pause_from', m.pause_from, 'pause_until', m.pause_until))
          from memberships m where m.user_id in ${recordsOf(sql`u.id`)})) end as person,
      case when r.id is null then null else jsonb_build_object('id', r.id, 'status', r.status) end as live,
      case when e.id is null then null else
        jsonb_build_object('id', e.id, 'purpose', e.purpose, 'offerEndsAt', ${epochMs('e.offer_ends_at')}) end as entry
    from sessions s
    join programs p on p.id = s.program_id
    left join coaches c on c.id = s.coach_id
    left join locations l on l.id = s.location_id
    left join users u on u.id = ${userId}::text
    left join profiles f on f.user_id = u.id
    left join lateral (
      select g.id, g.status from registrations g
      where g.session_id = s.id and g.user_id in ${recordsOf(sql`u.id`)} and g.status in ${listed(liveRegistrationStatuses)}
      order by g.user_id <> u.id limit 1
    ) r on true
    left join lateral (
      select w.id, w.purpose, w.offer_ends_at from waitlist_entries w
      where w.session_id = s.id and w.user_id in ${recordsOf(sql`u.id`)} and w.status in ${listed(liveEntryStatuses)}
      order by w.sequence limit 1
    ) e on true
    left join lateral (
      select bool_or(a.waiver_accepted) as waiver_accepted, bool_or(a.payment_consent) as payment_consent
      from waiver_acceptances a
      where a.user_id in ${recordsOf(sql`u.id`)} and a.version = ${versionInForce(now)}
    ) w on true
    where s.id = ${sessionId}`),
  );
  return row === undefined ? null : contextOf(row, now);
}

function contextOf(row: z.output<typeof contextRow>, now: Date) {
  const {
    id,
    title,
    description,
    whatToBring,
    revision,
    programId,
    programTitle,
    coachName,
    location,
    startsAt,
    endsAt,
    maxParticipants,
    taken,
  } = row;
  const day = studioDay(startsAt);
  const entry = entryOf(row, now);
  // An offer stands, although the team has closed the registration for all others since.
  const open = acceptsRegistrations(
    entry?.status === 'offered' ? { ...row, closesAt: row.closesWhenOpen } : row,
    now,
  );
  return {
    session: {
      id,
      title,
      description,
      whatToBring,
      revision,
      programId,
      programTitle,
      coachName,
      location,
      place: row.place,
      startsAt,
      endsAt,
      meetings: row.meetings,
      day,
      open,
      /** Whether the team takes who comes: until the end, unless registration was closed. */
      openAtTheDoor: acceptsRegistrations({ ...row, startsAt: endsAt }, now),
      isOver: row.status === 'cancelled' || endsAt <= now,
      maxParticipants,
      taken,
    },
    person: row.person,
    price: rateFor(row, membershipActiveOn(row.person?.memberships ?? [], day)),
    entry,
    live: row.live,
  };
}

/** An offer past its deadline counts as expired even before the sweep has ended it. */
function entryOf({ entry }: z.output<typeof contextRow>, now: Date) {
  if (entry === null) return null;
  const { offerEndsAt, ...rest } = entry;
  if (offerEndsAt === null) return { ...rest, status: 'waiting' as const };
  return offerEndsAt <= now ? null : { ...rest, offerEndsAt, status: 'offered' as const };
}
