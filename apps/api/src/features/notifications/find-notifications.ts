import { addDays, studioDay, studioZone } from '@detroit-well/config/studio-time';
import { dayMs } from '@detroit-well/config/durations';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { listed, openInstalmentStatuses } from '../../platform/database/schema/statuses.ts';
import { nextCharge } from '../memberships/discounts.ts';
import { nextVersion } from '../memberships/next-version.ts';
import { ownSessions, unreadIn } from '../chat/list-rooms.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';
import { publishedWaivers } from '../../platform/database/waiver-in-force.ts';

/** Past events are listed for this long. */
export const listedDays = 90;
/** A payment is announced this many days before it is due. */
const paymentNoticeDays = 3;

const subject = z.discriminatedUnion('about', [
  z.object({ about: z.literal('offer'), session: z.string(), startMs: z.number(), untilMs: z.number() }),
  z.object({
    about: z.literal('payment'),
    session: z.string(),
    sessionId: z.string(),
    cents: z.int(),
    dueOn: z.string(),
    position: z.int(),
    of: z.int(),
    isCharged: z.boolean(),
  }),
  z.object({
    about: z.literal('renewal'),
    tier: z.string(),
    cents: z.int(),
    lastDay: z.string().nullable(),
    code: z.string().nullable(),
  }),
  z.object({ about: z.literal('waiver') }),
  z.object({
    about: z.literal('update'),
    session: z.string(),
    sessionId: z.string(),
    title: z.string(),
    text: z.string(),
  }),
  z.object({
    about: z.literal('thread'),
    session: z.string(),
    sessionId: z.string(),
    isCoach: z.boolean(),
    sender: z.string(),
    text: z.string(),
    unread: z.int(),
  }),
  z.object({
    about: z.literal('talk'),
    personId: z.string(),
    sender: z.string(),
    text: z.string(),
    unread: z.int(),
  }),
  z.object({
    about: z.enum(['cancelled', 'moved']),
    session: z.string(),
    sessionId: z.string(),
    startMs: z.number(),
  }),
]);
export type Subject = z.output<typeof subject>;

const foundRow = z.object({
  id: z.string(),
  at: dateOfMs,
  /** Null unless it needs the member. Epoch milliseconds. */
  deadlineMs: z.number().nullable(),
  read: z.boolean(),
  subject,
});
export type FoundNotification = z.output<typeof foundRow>;

const ms = (expression: string) => epochMs(expression);
/** After every deadline. */
const noDeadline = sql`9e15::float8`;

/** Spots that are offered to the person, until the offer ends. */
const offers = (userId: string, now: SQL): SQL => sql`
  select 'offer:' || e.id, e.offered_at, ${ms('e.offer_ends_at')}, false, jsonb_build_object('about', 'offer',
    'session', s.title, 'startMs', ${ms('s.starts_at')}, 'untilMs', ${ms('e.offer_ends_at')})
  from waitlist_entries e join sessions s on s.id = e.session_id
  where e.user_id in ${recordsOf(userId)} and e.status = 'offered' and e.purpose = 'waitlist' and e.offer_ends_at > ${now}`;

/** Payments that are due soon or overdue, until they are paid. A payment that becomes overdue is a new notification. */
const payments = (userId: string, today: string): SQL => sql`
  select case when i.due_on < ${today}::date then 'overdue:' else 'due:' end || i.id,
    greatest(r.created_at, (case when i.due_on < ${today}::date then i.due_on + 1
      else i.due_on - ${paymentNoticeDays}::int end)::timestamp at time zone ${studioZone}::text),
    ${ms(`(i.due_on + 1)::timestamp at time zone '${studioZone}'`)}, false, jsonb_build_object('about', 'payment',
    'session', s.title, 'sessionId', s.id, 'cents', i.amount_cents, 'dueOn', i.due_on, 'position', i.position,
    'of', (select count(*) from instalments j where j.registration_id = r.id and j.status <> 'dropped'),
    'isCharged', i.status = 'due' and i.due_on >= ${today}::date and r.payment_method_ref is not null)
  from instalments i join registrations r on r.id = i.registration_id join sessions s on s.id = r.session_id
  where r.user_id in ${recordsOf(userId)} and r.status = 'confirmed' and s.status <> 'cancelled'
    and i.status in ${listed(openInstalmentStatuses)} and i.due_on <= ${addDays(today, paymentNoticeDays)}::date`;

/** A declined payment of the membership, until it is paid. Each decline is a new notification. */
const renewals = (userId: string): SQL => sql`
  select 'renewal:' || b.id || ':' || b.paid_until || ':' || b.declines, b.declined_at,
    ${ms(`(b.end_date + 1)::timestamp at time zone '${studioZone}'`)}, false, jsonb_build_object('about', 'renewal',
    'tier', v.name, 'cents', ${nextCharge}, 'lastDay', b.end_date, 'code', (
      select m.failure_code from payments m where m.membership_id = b.id and m.kind = 'charge'
        and m.status in ('failed', 'cancelled') order by m.created_at desc limit 1))
  from memberships b join plan_versions v on v.id = ${nextVersion}
  where b.user_id in ${recordsOf(userId)} and b.source = 'bought' and b.state = 'past_due' and not b.cancel_at_period_end
    and b.declined_at is not null`;

/** A newer waiver than the one that the person signed, until it is signed. */
const waivers = (userId: string, at: Date): SQL => sql`
  select 'waiver:' || v.version, v.published_at, ${noDeadline}, false, jsonb_build_object('about', 'waiver')
  from (select v.version, v.published_at from ${publishedWaivers(at)} limit 1) v
  join (select version from waiver_acceptances where user_id in ${recordsOf(userId)} order by sequence desc limit 1) a
    on a.version <> v.version`;

/** Updates to the person's sessions. The messages of coaches are in the thread. */
const updates = (userId: string, since: SQL): SQL => sql`
  select 'update:' || n.id, n.created_at, null::float8, n.created_at <= coalesce(r.updates_read_at, '-infinity'),
    jsonb_build_object('about', 'update', 'session', s.title, 'sessionId', s.id, 'title', n.title, 'text', n.message)
  from registrations r join sessions s on s.id = r.session_id join session_updates n on n.session_id = s.id
  where r.user_id in ${recordsOf(userId)} and r.status = 'confirmed' and n.kind <> 'message'
    and n.created_at > ${since} and n.created_at > r.created_at`;

/** As chat shows names (`nameInChat`). */
const senderName = sql`concat_ws(' ', coalesce(nullif(f.first_name, ''), 'Guest'),
  nullif(left(f.last_name, 1), '') || '.')`;
const textChars = 300;

/** The last message of another person in a room. */
const lastOfOthers = (room: SQL, userId: string, since: SQL): SQL => sql`join lateral (
    select m.* from chat_messages m where m.room = ${room} and m.sender_id <> ${userId} and m.created_at > ${since}
    order by m.sequence desc limit 1) m on true
  left join profiles f on f.user_id = m.sender_id`;

/** One notification for each thread of the person's sessions: the last message. */
function threads(userId: string, since: SQL, now: Date): SQL {
  const room = sql`'training:' || s.id`;
  const unread = unreadIn(room, userId);
  return sql`
  select 'message:' || m.id, m.created_at, null::float8, ${unread} = 0, jsonb_build_object('about', 'thread',
    'session', s.title, 'sessionId', s.id, 'isCoach', c.user_id is not null and c.user_id = ${userId},
    'sender', case when c.user_id = m.sender_id then 'Coach ' || c.name else ${senderName} end,
    'text', left(m.message, ${textChars}::int), 'unread', ${unread})
  from (${ownSessions(userId, now)}) s left join coaches c on c.id = s.coach_id
  ${lastOfOthers(room, userId, since)}`;
}

/** One notification for each private conversation: the last message. */
function talks(userId: string, since: SQL): SQL {
  const room = sql`o.room`;
  const unread = unreadIn(room, userId);
  return sql`
  select 'message:' || m.id, m.created_at, null::float8, ${unread} = 0, jsonb_build_object('about', 'talk',
    'personId', m.sender_id, 'sender', coalesce('Coach ' || c.name, ${senderName}),
    'text', left(m.message, ${textChars}::int), 'unread', ${unread})
  from (select distinct room from chat_messages where room like 'private:%'
    and (split_part(room, ':', 2) = ${userId} or split_part(room, ':', 3) = ${userId})) o
  ${lastOfOthers(room, userId, since)} left join coaches c on c.user_id = m.sender_id`;
}

/** Sessions of the person that the studio cancelled or moved. */
const changedSessions = (userId: string, since: SQL): SQL => sql`
  select case when s.status = 'cancelled' then 'cancelled:' || r.id else 'moved:' || r.id || ':' || s.revision end,
    case when s.status = 'cancelled' then r.cancelled_at else s.updated_at end, null::float8, false,
    jsonb_build_object('about', case when s.status = 'cancelled' then 'cancelled' else 'moved' end,
      'session', s.title, 'sessionId', s.id, 'startMs', ${ms('s.starts_at')})
  from registrations r join sessions s on s.id = r.session_id
  where r.user_id in ${recordsOf(userId)} and (
    (s.status = 'cancelled' and r.cancelled_by = 'business' and r.cancelled_at > ${since})
    or (s.status = 'rescheduled' and r.status = 'confirmed' and s.updated_at > greatest(r.created_at, ${since})))`;

/**
 * Finds a person's notifications: first what needs the person, by its deadline, then the rest, newest first. They are derived
 * from what they are about, so each begins and ends in the transaction of its cause. Only what was read is stored.
 */
export async function findNotifications(db: Db, userId: string, at: Date): Promise<FoundNotification[]> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const since = sql`${new Date(at.getTime() - listedDays * dayMs).toISOString()}::timestamptz`;
  const parts = [
    offers(userId, now),
    payments(userId, studioDay(at)),
    renewals(userId),
    waivers(userId, at),
    updates(userId, since),
    threads(userId, since, at),
    talks(userId, since),
    changedSessions(userId, since),
  ];
  return readRows(
    foundRow,
    db.execute(sql`
    select n.id, ${epochMs('n.at')} as at, n.deadline as "deadlineMs", n.subject,
      n.seen or exists (select 1 from notification_reads d
        where d.user_id = ${userId} and d.notification_id = n.id) as read
    from (${sql.join(parts, sql` union all `)}) n(id, at, deadline, seen, subject)
    order by n.deadline nulls last, date_trunc('milliseconds', n.at) desc, n.id collate "C" desc`),
  );
}
