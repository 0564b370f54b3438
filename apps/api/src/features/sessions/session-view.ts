import type { Availability, Session } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import {
  acceptsRegistrations,
  fromCents,
  isFull,
  type MembershipTerm,
  membershipActiveOn,
  paymentStatus,
  rateFor,
  spotsLeft,
} from '@detroit-well/pricing';
import { sql, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { Database } from '../../platform/database/database.ts';
import { epochMsText } from '../../platform/database/instants.ts';
import { meetingsColumn, meetingsText } from '../../platform/database/meetings.ts';
import { placeColumn, placeText } from '../../platform/database/place.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import {
  endedRefundStatuses,
  listed,
  liveRegistrationStatuses,
  shownRegistrationStatuses,
  moneylessMethods,
} from '../../platform/database/schema/statuses.ts';
import { sessions } from '../../platform/database/schema/training.ts';
import { namedPicture, pictureText, studioPicture } from '../pictures/picture-columns.ts';
import { closesWhenOpen } from './closes-when-open.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

/** The caller's registration as the session shows it: the columns of `seenRegistration`. */
export const ownRegistration = z.object({
  id: z.string(),
  status: z.enum(registrations.status.enumValues),
  priceCents: z.int(),
  chargedCents: z.int(),
  refundedCents: z.int(),
  hasUpdates: z.boolean(),
});

const sessionRow = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  startsMs: z.number(),
  endsMs: z.number(),
  meetings: meetingsColumn,
  opensMs: z.number().nullable(),
  closesMs: z.number().nullable(),
  /** The same without the closing by the team, which an offer outlasts. */
  closesWhenOpenMs: z.number().nullable(),
  location: z.string(),
  place: placeColumn,
  priceMemberCents: z.int(),
  pricePublicCents: z.int(),
  maxParticipants: z.int().nullable(),
  taken: z.int(),
  /** The number of these seats that are offered to the caller. */
  offered: z.int(),
  status: z.enum(sessions.status.enumValues),
  requirements: z.array(z.string()),
  whatToBring: z.array(z.string()),
  revision: z.int(),
  program: z.object({
    id: z.string(),
    title: z.string(),
    category: z.string(),
    difficulty: z.string(),
    description: z.string(),
  }),
  coach: z
    .object({
      id: z.string(),
      name: z.string(),
      slug: z.string(),
      bio: z.string(),
      certifications: z.array(z.string()),
      imageUrl: z.string().nullable(),
      picture: namedPicture,
    })
    .nullable(),
  picture: namedPicture,
  own: ownRegistration.nullable(),
});

/** A session with its program, its coach and the registration of the caller, if there is one. Instants in ms. */
export type SessionRow = z.output<typeof sessionRow>;

export interface SessionQuery {
  readonly callerId: string | null;
  /** Refers to `s` (sessions), `p` (programs), `k` (categories) and `r` (the caller's registration). */
  readonly where: SQL;
  /** Null means no limit. */
  readonly limit: number | null;
  readonly offset: number;
}

/** All columns that do not depend on the caller, as one text: drizzle joins the parts of a statement again for each call. */
const columns = sql.raw(`
  s.id, s.title, s.description, ${epochMsText('s.starts_at')} as "startsMs", ${epochMsText('s.ends_at')} as "endsMs",
  ${meetingsText} as meetings,
  ${epochMsText('s.registration_opens_at')} as "opensMs", ${epochMsText('s.registration_closes_at')} as "closesMs",
  ${epochMsText(closesWhenOpen('s.'))} as "closesWhenOpenMs", s.location, ${placeText} as place,
  s.price_member_cents as "priceMemberCents", s.price_public_cents as "pricePublicCents",
  s.max_participants as "maxParticipants", s.status, s.requirements, s.what_to_bring as "whatToBring", s.revision,
  jsonb_build_object('id', p.id, 'title', p.title, 'category', k.name, 'difficulty', p.difficulty_level,
    'description', p.description) as program,
  case when c.id is null then null else jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug,
    'bio', c.bio, 'certifications', c.certifications, 'imageUrl', c.image_url,
    'picture', ${pictureText('c')}) end as coach, ${pictureText('s')} as picture`);

/** Seats that are offered to the caller. */
const ownOffer = (callerId: string | null) =>
  callerId === null
    ? sql`0`
    : sql`(select count(*)::int from waitlist_entries w
        where w.session_id = s.id and w.user_id in ${recordsOf(callerId)} and w.status = 'offered')`;

/** A registration `g` in the shape of `ownRegistration`. */
export const seenRegistration = sql`jsonb_build_object('id', g.id, 'status', g.status, 'priceCents', g.price_cents,
  'chargedCents', coalesce((select sum(m.amount_cents) from payments m where m.registration_id = g.id
    and m.kind = 'charge' and m.status = 'succeeded' and (m.method not in ${listed(moneylessMethods)} or g.status = 'confirmed')), 0),
  'refundedCents', coalesce((select sum(m.amount_cents) from payments m where m.registration_id = g.id
    and m.kind = 'refund' and m.status not in ${listed(endedRefundStatuses)}), 0),
  'hasUpdates', g.status = 'confirmed' and exists (select 1 from session_updates n
    where n.session_id = g.session_id and n.created_at > coalesce(g.updates_read_at, g.created_at)))`;

/** Orders registrations `g` of one session: the live one first, then the newest. */
export const liveFirst = sql`(g.status in ${listed(liveRegistrationStatuses)}) desc, g.created_at desc`;

/** The caller's registration for a session. */
const own = (callerId: string | null) =>
  callerId === null
    ? sql`left join (select null::text as id, null::text as session_id, null::jsonb as seen) r on false`
    : sql`left join lateral (
        select g.id, g.session_id, ${seenRegistration} as seen
        from registrations g
        where g.session_id = s.id and g.user_id in ${recordsOf(callerId)} and g.status in ${listed(shownRegistrationStatuses)}
        order by ${liveFirst} limit 1) r on true`;

/** Matching sessions, soonest first, in one query. */
export function sessionRows(
  database: Pick<Database, 'prepared'>,
  query: SessionQuery,
): Promise<SessionRow[]> {
  return readRows(
    sessionRow,
    database.prepared(sql`
    select ${columns}, s.taken, ${ownOffer(query.callerId)} as offered, r.seen as own
    from sessions s
    join programs p on p.id = s.program_id
    join categories k on k.id = p.category_id
    left join coaches c on c.id = s.coach_id
    left join locations l on l.id = s.location_id
    ${own(query.callerId)}
    where ${query.where}
    order by s.starts_at, s.id
    limit ${query.limit} offset ${query.offset}`),
  );
}

/** Counts the matching sessions. The condition refers to `s` (sessions) only. */
export async function countSessions(database: Pick<Database, 'prepared'>, where: SQL): Promise<number> {
  const [row] = await readRows(
    z.object({ count: z.int() }),
    database.prepared(sql`select count(*)::int as count from sessions s where ${where}`),
  );
  return row?.count ?? 0;
}

/** Lists format the same few instants again and again. */
const isoTexts = new LRUCache<number, string>({ max: 5_000 });

function isoOf(at: number): string {
  const known = isoTexts.get(at);
  if (known !== undefined) return known;
  const text = toStudioIso(at);
  isoTexts.set(at, text);
  return text;
}

/** When a session is shown, and where its pictures are. */
export interface Shown {
  readonly now: Date;
  readonly apiUrl: string;
}

export const shownNow = ({ clock, settings }: Pick<PlatformDeps, 'clock' | 'settings'>): Shown => ({
  now: clock.now(),
  apiUrl: settings.addresses.apiUrl,
});

/** A session as this caller sees it in the response, with the caller's own price (SPEC-A 6). */
export function sessionView(
  row: SessionRow,
  memberships: readonly MembershipTerm[],
  { now, apiUrl }: Shown,
): Session {
  const picture = studioPicture(row.picture, apiUrl);
  const face = row.coach && studioPicture(row.coach.picture, apiUrl);
  const seats = seatsOf(row);
  const { program, coach, own } = row;
  const starts = isoOf(row.startsMs);
  const prices = { priceMember: row.priceMemberCents, pricePublic: row.pricePublicCents };
  const price = rateFor(prices, membershipActiveOn(memberships, starts.slice(0, 10)));
  return {
    public_id: row.id,
    title: row.title,
    description: row.description,
    program: {
      public_id: program.id,
      title: program.title,
      category_name: program.category,
      category: program.category,
      difficulty_level: program.difficulty,
      description: program.description,
    },
    coach_name: coach?.name ?? '',
    coach: coach && {
      public_id: coach.id,
      name: coach.name,
      slug: coach.slug,
      bio: coach.bio,
      certifications: coach.certifications,
      image_url: face?.url ?? coach.imageUrl,
      picture: face,
    },
    start_datetime: starts,
    end_datetime: isoOf(row.meetings[0].end_datetime),
    meetings: row.meetings.map(({ start_datetime, end_datetime }) => ({
      start_datetime: isoOf(start_datetime),
      end_datetime: isoOf(end_datetime),
    })),
    location: row.location,
    location_address: [...row.place.address],
    location_directions: row.place.directions,
    price_member: fromCents(row.priceMemberCents),
    price_public: fromCents(row.pricePublicCents),
    price: fromCents(price.cents),
    ...seats,
    registration_open: acceptsRegistrations(timesOf(row), now),
    session_type: row.endsMs <= now.getTime() ? 'completed' : 'upcoming',
    payment_status: own && own.status !== 'held' ? paymentStatus(own) : null,
    has_updates: own?.hasUpdates ?? false,
    requirements: row.requirements,
    what_to_bring: row.whatToBring,
    status: row.status,
    is_registered: own?.status === 'confirmed',
    image_url: picture?.url ?? null,
    picture,
  };
}

/** Free seats, and whether this caller could register now (SPEC-A 3, Availability). */
export function availabilityView(row: SessionRow, now: Date): Availability {
  const seats = seatsOf(row);
  const open = acceptsRegistrations(timesOf(row), now);
  const registered = row.own?.status === 'confirmed';
  return { can_register: open && !seats.is_full && !registered, registration_open: open, ...seats };
}

/**
 * A seat that is offered to the caller, or held for their own unfinished payment, counts as free for the caller and as taken for
 * all others, also when the capacity was lowered below the taken seats.
 */
function seatsOf({ maxParticipants, taken, offered, own }: SessionRow) {
  const mine = offered + (own?.status === 'held' ? 1 : 0);
  const most = mine === 0 ? Infinity : (maxParticipants ?? Infinity);
  const seats = { max_participants: maxParticipants, current_registrations: Math.min(taken, most) - mine };
  return { ...seats, available_spots: spotsLeft(seats), is_full: isFull(seats) };
}

const timesOf = ({ status, opensMs, closesMs, closesWhenOpenMs, offered, startsMs }: SessionRow) => ({
  status,
  opensAt: opensMs,
  closesAt: offered > 0 ? closesWhenOpenMs : closesMs,
  startsAt: startsMs,
});
