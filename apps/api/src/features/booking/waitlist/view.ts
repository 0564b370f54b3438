import type { WaitlistEntry } from '@detroit-well/api-client/contract';
import { formatLongDate, formatTime, toStudioIso, zoneName } from '@detroit-well/config/studio-time';
import { isLastDay } from '@detroit-well/pricing';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../../platform/database/instants.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { waitlistEntries } from '../../../platform/database/schema/registrations.ts';
import { listed, liveEntryStatuses } from '../../../platform/database/schema/statuses.ts';
import { recordsOf } from '../../../platform/database/records-of-person.ts';

const entryRow = z.object({
  id: z.string(),
  sessionId: z.string(),
  userId: z.string(),
  status: z.enum(waitlistEntries.status.enumValues),
  notifyEmail: z.boolean(),
  notifySms: z.boolean(),
  ahead: z.int(),
  /** Live entries of the session. */
  waitingCount: z.int(),
  startsAt: dateOfMs,
  createdAt: dateOfMs,
  offerEndsAt: dateOfMs.nullable(),
  notifiedAt: dateOfMs.nullable(),
  /** Until when the seat is held for the owner's unconfirmed payment; null where none is under way. */
  paymentHeldUntil: dateOfMs.nullable(),
});
/** A waitlist entry with its position. */
export type EntryRow = Readonly<z.output<typeof entryRow>>;

/** True if a registration `h` is a hold that its owner made from an entry `e`. */
export const holdOf = sql`h.session_id = e.session_id and h.waitlist_entry_id = e.id
  and h.status = 'held'`;

/** The newest matching entry; `where` refers to `e` (entries). */
export async function entryWhere(db: Db, where: SQL): Promise<EntryRow | null> {
  const [entry] = await entriesWhere(db, sql`${where} order by e.sequence desc limit 1`);
  return entry ?? null;
}

/** All matching entries; `where` refers to `e` (entries). */
export async function entriesWhere(db: Db, where: SQL): Promise<EntryRow[]> {
  return readRows(
    entryRow,
    db.execute(sql`
    select e.id, e.session_id as "sessionId", e.user_id as "userId", e.status, e.notify_email as "notifyEmail",
      e.notify_sms as "notifySms", ${epochMs('e.created_at')} as "createdAt", ${epochMs('e.offer_ends_at')} as "offerEndsAt",
      ${epochMs('s.starts_at')} as "startsAt", ${epochMs('e.notified_at')} as "notifiedAt",
      (select max(${epochMs('h.held_until')}) from registrations h where ${holdOf}) as "paymentHeldUntil",
      (select count(*)::int from waitlist_entries l where l.session_id = e.session_id
        and l.status in ${listed(liveEntryStatuses)}) as "waitingCount",
      (select count(*)::int from waitlist_entries a where a.session_id = e.session_id
        and a.status in ${listed(liveEntryStatuses)} and a.sequence < e.sequence) as ahead
    from waitlist_entries e join sessions s on s.id = e.session_id
    where ${where}`),
  );
}

/** A live entry of the caller, by its own id or the session's. */
export const liveEntryOf = (db: Db, userId: string, id: string) =>
  entryWhere(
    db,
    sql`e.user_id in ${recordsOf(userId)} and (e.id = ${id} or e.session_id = ${id}) and e.status in ${listed(liveEntryStatuses)}`,
  );

/** True if the entry is live: an expired offer is not, even before the sweep has ended it. */
export function isLive({ status, offerEndsAt }: EntryRow, now: Date): boolean {
  return status === 'waiting' || (status === 'offered' && offerEndsAt !== null && offerEndsAt > now);
}

/** An entry as the contract sends it. Position 1 is next; an offer counts until it is accepted or ended. */
export function entryView(entry: EntryRow, now: Date): WaitlistEntry {
  const live = isLive(entry, now);
  const offered = live && entry.status === 'offered' && entry.offerEndsAt !== null;
  return {
    public_id: entry.id,
    session_id: entry.sessionId,
    position: live ? entry.ahead + 1 : 0,
    estimated_wait_time: live ? waitText(entry, now) : null,
    notify_email: entry.notifyEmail,
    notify_sms: entry.notifySms,
    status: entry.status,
    offer_expires_at: offered && entry.offerEndsAt ? toStudioIso(entry.offerEndsAt) : null,
    created_at: toStudioIso(entry.createdAt),
    on_waitlist: live,
  };
}

/** Cancellations cannot be predicted, so the text gives the number of people ahead. */
function waitText(entry: EntryRow, now: Date): string {
  const { status, offerEndsAt, ahead } = entry;
  if (status === 'offered' && offerEndsAt) {
    return `Your spot is held until ${formatLongDate(offerEndsAt)}, ${formatTime(offerEndsAt)} ${zoneName(offerEndsAt)}`;
  }
  if (isLastDay(entry.startsAt, now)) return 'When a spot is open: the first to take it has it';
  if (ahead === 0) return 'As soon as a spot is open';
  return ahead === 1 ? 'After 1 person before you' : `After ${ahead} people before you`;
}
