import { hourMs } from '@detroit-well/config/durations';
import { daysBetween, studioDay } from '@detroit-well/config/studio-time';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import {
  listed,
  liveRegistrationStatuses,
  openInstalmentStatuses,
} from '../../platform/database/schema/statuses.ts';
import { offerEnds } from '../booking/waitlist/deadlines.ts';
import type { Session } from './store-sessions.ts';

/** The time for which participants may cancel for free after the studio moved their session, at most until its start. */
const freeMs = 48 * hourMs;

/**
 * Holds, offers, unpaid instalments and the right to cancel follow the new starts of sessions, whose rows are locked before their
 * registrations.
 */
export async function followMoves(
  tx: Db,
  moved: readonly { readonly stored: Session; readonly next: Session }[],
  now: Date,
): Promise<void> {
  if (moved.length === 0) return;
  const rows = moved.map(({ stored, next: { id, startsAt, registrationClosesAt } }) => ({
    id,
    days: daysBetween(studioDay(stored.startsAt), studioDay(startsAt)),
    starts: startsAt,
    day: studioDay(startsAt),
    free: new Date(Math.min(now.getTime() + freeMs, startsAt.getTime())),
    offers: offerEnds({ startsAt, closesAt: registrationClosesAt }, now),
  }));
  const sessions = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as x(id text, days int, starts timestamptz, day date, free timestamptz, offers timestamptz)`;
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    select r.id from registrations r join ${sessions} on x.id = r.session_id order by r.id for update of r`);
  await tx.execute(sql`
    update registrations r set free_until = x.free, moved_days = r.moved_days + x.days, updated_at = ${at} from ${sessions}
    where r.session_id = x.id and r.status in ${listed(liveRegistrationStatuses)}`);
  await tx.execute(sql`
    update registrations r set held_until = least(r.held_until, x.starts) from ${sessions}
    where r.session_id = x.id and r.status = 'held'`);
  await tx.execute(sql`
    update instalments i set due_on = x.day, updated_at = ${at} from registrations r join ${sessions} on x.id = r.session_id
    where r.id = i.registration_id and i.status in ${listed(openInstalmentStatuses)} and i.due_on > x.day`);
  await tx.execute(sql`
    update waitlist_entries w set offer_ends_at = least(w.offer_ends_at, x.offers), updated_at = ${at} from ${sessions}
    where w.session_id = x.id and w.status = 'offered'`);
}
