import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { dayMs } from '@detroit-well/config/durations';
import type { Db } from '../../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../../platform/database/instants.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { joinPerson } from '../../../platform/database/records-of-person.ts';

/** A registration, and the meeting that its member is to be reminded of. */
const dueReminder = z.object({ registrationId: z.string(), startsAt: dateOfMs });
export type DueReminder = Readonly<z.output<typeof dueReminder>>;

const at = (instant: Date): SQL => sql`${instant.toISOString()}::timestamptz`;

/**
 * Meetings within 24 hours of `now`, elapsed, so that a clock change moves nothing. A registration from inside these hours has
 * just been confirmed by email. A moved meeting has another start, and so another reminder.
 */
const remindable = (now: Date): SQL => sql`
  from sessions s left join session_meetings t on t.session_id = s.id
    cross join lateral (select coalesce(t.starts_at, s.starts_at) as starts_at) m
    join registrations r on r.session_id = s.id
    ${joinPerson('r.user_id', 'join')}
  where m.starts_at > ${at(now)} and m.starts_at <= ${at(new Date(now.getTime() + dayMs))}
    and s.status <> 'cancelled' and r.status = 'confirmed' and u.is_active and f.reminders
    and coalesce(r.confirmed_at, r.created_at) < m.starts_at - interval '24 hours'`;

/** The reminders that are due and not sent, the soonest meeting first. */
export const dueReminders = (db: Db, now: Date): Promise<DueReminder[]> =>
  readRows(
    dueReminder,
    db.execute(sql`
    select r.id as "registrationId", ${epochMs('m.starts_at')} as "startsAt" ${remindable(now)}
      and not exists (select 1 from reminders d where d.registration_id = r.id and d.starts_at = m.starts_at)
    order by m.starts_at, r.id limit 500`),
  );

/** Claims a reminder in the transaction of its email. False when another process was first, or when it is no longer due. */
export type ClaimReminder = (tx: Db, due: DueReminder, now: Date) => Promise<boolean>;

/** A claim that another process has not committed yet makes this one wait; if that process dies, this one gets it. */
export const claimReminder: ClaimReminder = async (tx, { registrationId, startsAt }, now) => {
  const { rows } = await tx.execute(sql`
    insert into reminders (registration_id, starts_at, created_at)
    select r.id, m.starts_at, ${at(now)} ${remindable(now)} and r.id = ${registrationId} and m.starts_at = ${at(startsAt)}
    for share of r on conflict do nothing returning registration_id`);
  return rows.length > 0;
};
