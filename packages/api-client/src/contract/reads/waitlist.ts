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
  recordOrEmpty,
} from '../definition/lenient.ts';
import type { RawRecord } from '../definition/lenient.ts';
import { waitlistEntryRecord, waitlistItemRecord } from '../generated/waitlist.ts';
import type { WaitlistEntry, WaitlistItem, WaitlistPage } from '../generated/waitlist.ts';
import { readSession } from './session.ts';

const wrappers = ['entry', 'data'];

const entryIn = (raw: unknown): RawRecord =>
  naming(recordIn(raw, wrappers), ['on_waitlist', 'public_id', 'id', 'position']);

/** An entry has `id` or `public_id`. */
export const readWaitlistEntry = (raw: unknown): WaitlistEntry => waitlistEntryRecord(entryIn(raw));

/** The reply to joining or to a change, which may be empty or omit `on_waitlist`. */
export const readChangedEntry = (raw: unknown): WaitlistEntry =>
  waitlistEntryRecord(recordOrEmpty(raw, wrappers));

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
