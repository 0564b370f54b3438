import type { Contract, WaitlistItem } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { eq, sql } from 'drizzle-orm';
import type { Handler } from '../../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../../platform/calls/dependencies.ts';
import { profiles } from '../../../platform/database/schema/people.ts';
import {
  listed,
  liveEntryStatuses,
  liveRegistrationStatuses,
} from '../../../platform/database/schema/statuses.ts';
import { textNumberOf } from '../../../platform/sms/text-number.ts';
import { membershipsOf } from '../../sessions/memberships.ts';
import { sessionRows, sessionView, shownNow } from '../../sessions/session-view.ts';
import { entriesWhere, entryView, holdOf, isLive, type EntryRow } from './view.ts';
import { recordsLike, recordsOf } from '../../../platform/database/records-of-person.ts';

/** The member's live entries, those whose payment is not confirmed yet, and expired offers of sessions that still accept registrations. */
export const list: Handler<Contract['waitlist']['list']> = async ({ caller: { userId } }, deps) => {
  const { database } = deps;
  const shownHere = shownNow(deps);
  const { now } = shownHere;
  const [entries, memberships, sms] = await Promise.all([
    entriesWhere(database.db, sql`e.user_id in ${recordsOf(userId)} and ${shown(now)}`),
    membershipsOf(database, userId),
    smsAvailable(deps, userId),
  ]);
  const ids = JSON.stringify(entries.map(({ sessionId }) => sessionId));
  const rows = await sessionRows(database, {
    callerId: userId,
    where: sql`s.id in (select jsonb_array_elements_text(${ids}::text::jsonb))`,
    limit: null,
    offset: 0,
  });
  const sessions = new Map(rows.map((row) => [row.id, row]));
  const results = entries.toSorted(inOrder(now)).flatMap((entry): WaitlistItem[] => {
    const row = sessions.get(entry.sessionId);
    if (row === undefined) return [];
    const ended = entry.paymentHeldUntil === null && !isLive(entry, now);
    return [
      {
        ...entryView(entry, now),
        // An offer whose deadline has passed counts as expired before the job has ended it.
        ...(ended
          ? { status: 'expired' as const, offer_expires_at: isoOrNull(entry.offerEndsAt), on_waitlist: false }
          : {}),
        waiting_count: entry.waitingCount,
        notified_at: isoOrNull(entry.notifiedAt),
        payment_held_until: isoOrNull(entry.paymentHeldUntil),
        session: sessionView(row, memberships, shownHere),
      },
    ];
  });
  return { count: results.length, sms_available: sms, results };
};

const isoOrNull = (at: Date | null): string | null => (at === null ? null : toStudioIso(at));

/**
 * Of an entry `e` of an open session: live, or an expired offer, unless the member has a newer entry; or accepted, while the
 * payment authentication is pending.
 */
const shown = (now: Date) => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`(e.status in ${listed(liveEntryStatuses)} or (e.status = 'expired' and e.purpose = 'waitlist' and e.offer_ends_at is not null)
      or (e.status = 'accepted' and exists (select 1 from registrations h where ${holdOf})))
    and exists (select 1 from sessions o where o.id = e.session_id and o.status <> 'cancelled'
      and o.starts_at > ${at} and (o.registration_closes_at is null or o.registration_closes_at > ${at}))
    and not exists (select 1 from waitlist_entries n where n.session_id = e.session_id and n.user_id in ${recordsLike(sql`e.user_id`)}
      and n.sequence > e.sequence)
    and not exists (select 1 from registrations g where g.session_id = e.session_id and g.user_id in ${recordsLike(sql`e.user_id`)}
      and g.status in ${listed(liveRegistrationStatuses)} and (e.status <> 'accepted' or g.status = 'confirmed'))`;
};

/** Payments under way first, then offers, by deadline; then waiting entries by start; then expired offers, the latest first. */
const inOrder =
  (now: Date) =>
  (a: EntryRow, b: EntryRow): number =>
    rankOf(a, now) - rankOf(b, now) || timeOf(a, now) - timeOf(b, now);

function rankOf(entry: EntryRow, now: Date): number {
  if (entry.paymentHeldUntil !== null) return 0;
  if (!isLive(entry, now)) return 3;
  return entry.status === 'offered' ? 1 : 2;
}

function timeOf(entry: EntryRow, now: Date): number {
  const ends = entry.offerEndsAt?.getTime() ?? 0;
  const held = entry.paymentHeldUntil?.getTime() ?? 0;
  return [held, ends, entry.startsAt.getTime(), -ends][rankOf(entry, now)] ?? 0;
}

/** True if this member can be notified by SMS: a provider is configured and can reach the profile's number. */
async function smsAvailable({ settings, database }: PlatformDeps, userId: string): Promise<boolean> {
  if (settings.sms.provider === 'none') return false;
  const [profile] = await database.db
    .select({ phone: profiles.phone })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return textNumberOf(profile?.phone) !== null;
}
