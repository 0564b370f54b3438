import {
  countOf,
  integer,
  isRecord,
  isTrue,
  listIn,
  naming,
  rawRecord,
  readEach,
  recordIn,
} from '../definition/lenient.ts';
import type { RawRecord } from '../definition/lenient.ts';
import { waitlistEntryRecord, waitlistItemRecord } from '../records/waitlist.ts';
import type { WaitlistEntry, WaitlistItem, WaitlistPage } from '../shapes/waitlist.ts';
import { readSession } from './session.ts';

const entryIn = (raw: unknown): RawRecord =>
  naming(recordIn(raw, ['entry', 'data']), ['on_waitlist', 'public_id', 'id', 'position']);

/** An entry has `id` or `public_id`; a response to joining may omit `on_waitlist`. */
export const readWaitlistEntry = (raw: unknown): WaitlistEntry => waitlistEntryRecord(entryIn(raw));

function readWaitlistItem(raw: RawRecord): WaitlistItem {
  const session = readSession(raw.session);
  const read = { ...waitlistItemRecord(raw), ...waitlistEntryRecord(entryIn(raw)) };
  return {
    ...read,
    session_id: read.session_id || session.public_id,
    waiting_count: Math.max(integer(raw.waiting_count), read.position),
    session,
  };
}

/** `results` or a plain array; drops an entry without its session, because no screen can show it. */
export function readWaitlistPage(raw: unknown): WaitlistPage {
  const given = listIn(raw, ['results', 'entries']).filter(({ session }) => isRecord(session));
  const results = readEach(given, readWaitlistItem);
  return { count: countOf(raw, results), sms_available: isTrue(rawRecord(raw).sms_available), results };
}
