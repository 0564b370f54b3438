import { membershipActiveOn, rateFor, registrationOpen, type RatedPrice } from '@detroit-well/pricing';
import { studioDay } from '@detroit-well/config/studio-time';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import {
  listed,
  liveEntryStatuses,
  liveRegistrationStatuses,
} from '../../../platform/database/schema/statuses.ts';

/** Session and person at the time of a registration request, read in one query. */
export interface RegistrationContext {
  readonly session: {
    readonly id: string;
    readonly title: string;
    readonly programTitle: string;
    readonly coachName: string;
    readonly location: string;
    readonly startsAt: Date;
    readonly endsAt: Date;
    readonly day: string;
    readonly open: boolean;
    readonly maxParticipants: number | null;
    readonly taken: number;
  };
  readonly person: {
    readonly firstName: string;
    readonly email: string;
    readonly dateOfBirth: string | null;
    readonly waiverAccepted: boolean;
    readonly paymentConsent: boolean;
  } | null;
  readonly price: RatedPrice;
  /** The person's live waitlist entry for this session; `offered` until the offer's deadline. */
  readonly entry: { readonly id: string; readonly status: 'waiting' | 'offered' } | null;
  /** The person's live registration of this session, held or confirmed. */
  readonly live: { readonly id: string; readonly status: 'held' | 'confirmed' } | null;
}

const rowShape = z.object({
  id: z.string(),
  title: z.string(),
  program_title: z.string(),
  coach_name: z.string().nullable(),
  location: z.string(),
  starts_ms: z.number(),
  ends_ms: z.number(),
  status: z.string(),
  opens_ms: z.number().nullable(),
  closes_ms: z.number().nullable(),
  max_participants: z.int().nullable(),
  taken: z.int(),
  price_member_cents: z.int(),
  price_public_cents: z.int(),
  first_name: z.string().nullable(),
  email: z.string().nullable(),
  date_of_birth: z.string().nullable(),
  waiver_accepted: z.boolean().nullable(),
  payment_consent: z.boolean().nullable(),
  memberships: z
    .array(z.object({ is_active: z.boolean(), start_date: z.string(), end_date: z.string().nullable() }))
    .nullable(),
  live_id: z.string().nullable(),
  live_status: z.enum(liveRegistrationStatuses).nullable(),
  entry_id: z.string().nullable(),
  offer_ends_ms: z.number().nullable(),
});
type Row = z.output<typeof rowShape>;

/** Reads the registration context, or null if the session does not exist. `userId` is null for a guest. */
export async function readRegistrationContext(
  database: Pick<Database, 'prepared'>,
  sessionId: string,
  userId: string | null,
  now: Date,
): Promise<RegistrationContext | null> {
  const [row] = await readRows(
    rowShape,
    database.prepared(sql`
    select s.id, s.title, p.title as program_title, c.name as coach_name, s.location, s.status, s.taken,
      (extract(epoch from s.starts_at) * 1000)::float8 as starts_ms,
      (extract(epoch from s.ends_at) * 1000)::float8 as ends_ms,
      (extract(epoch from s.registration_opens_at) * 1000)::float8 as opens_ms,
      (extract(epoch from s.registration_closes_at) * 1000)::float8 as closes_ms,
      s.max_participants, s.price_member_cents, s.price_public_cents,
      u.email, f.first_name, f.date_of_birth::text as date_of_birth,
      w.waiver_accepted, w.payment_consent,
      (select jsonb_agg(jsonb_build_object('is_active', m.is_active, 'start_date', m.start_date, 'end_date', m.end_date))
         from memberships m where m.user_id = u.id) as memberships,
      r.id as live_id, r.status as live_status, e.id as entry_id,
      (extract(epoch from e.offer_ends_at) * 1000)::float8 as offer_ends_ms
    from sessions s
    join programs p on p.id = s.program_id
    left join coaches c on c.id = s.coach_id
    left join users u on u.id = ${userId}::text
    left join profiles f on f.user_id = u.id
    left join registrations r
      on r.session_id = s.id and r.user_id = u.id and r.status in ${listed(liveRegistrationStatuses)}
    left join waitlist_entries e
      on e.session_id = s.id and e.user_id = u.id and e.status in ${listed(liveEntryStatuses)}
    left join lateral (
      select bool_or(a.waiver_accepted) as waiver_accepted, bool_or(a.payment_consent) as payment_consent
      from waiver_acceptances a
      where a.user_id = u.id and a.version = (
        select v.version from waiver_versions v order by v.published_at desc, v.version desc limit 1)
    ) w on true
    where s.id = ${sessionId}`),
  );
  return row === undefined ? null : contextOf(row, now);
}

function contextOf(row: Row, now: Date): RegistrationContext {
  const startsAt = new Date(row.starts_ms);
  const day = studioDay(startsAt);
  const opened = row.opens_ms === null || row.opens_ms <= now.getTime();
  const closed = row.closes_ms !== null && row.closes_ms <= now.getTime();
  const session = {
    status: row.status,
    registration_open: opened && !closed,
    start_datetime: startsAt.toISOString(),
  };
  return {
    session: {
      id: row.id,
      title: row.title,
      programTitle: row.program_title,
      coachName: row.coach_name ?? '',
      location: row.location,
      startsAt,
      endsAt: new Date(row.ends_ms),
      day,
      open: registrationOpen(session, now),
      maxParticipants: row.max_participants,
      taken: row.taken,
    },
    person:
      row.email === null
        ? null
        : {
            firstName: row.first_name ?? '',
            email: row.email,
            dateOfBirth: row.date_of_birth,
            waiverAccepted: row.waiver_accepted === true,
            paymentConsent: row.payment_consent === true,
          },
    price: rateFor(
      { priceMember: row.price_member_cents, pricePublic: row.price_public_cents },
      membershipActiveOn(row.memberships ?? [], day),
    ),
    entry: entryOf(row, now),
    live: row.live_id && row.live_status ? { id: row.live_id, status: row.live_status } : null,
  };
}

/** An offer past its deadline counts as expired even before the sweep has ended it. */
function entryOf({ entry_id: id, offer_ends_ms: ends }: Row, now: Date): RegistrationContext['entry'] {
  if (id === null || (ends !== null && ends <= now.getTime())) return null;
  return { id, status: ends === null ? 'waiting' : 'offered' };
}
