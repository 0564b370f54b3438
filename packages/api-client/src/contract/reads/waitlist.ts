import type { WaitlistEntry, WaitlistItem, WaitlistPage } from '../shapes/waitlist.ts';
import {
  countOf,
  isRecord,
  listIn,
  rawRecord,
  naming,
  oneOf,
  readEach,
  recordIn,
  text,
  textOrNull,
  integer,
} from './lenient.ts';
import { readSession } from './session.ts';

const waitlistStates = ['waiting', 'offered', 'accepted', 'expired', 'left'] as const;

/** An entry has `id` or `public_id`; a response to joining may omit `on_waitlist`. */
export function readWaitlistEntry(raw: unknown): WaitlistEntry {
  const given = naming(recordIn(raw, ['entry', 'data']), ['on_waitlist', 'public_id', 'id', 'position']);
  return {
    public_id: text(given.public_id, text(given.id)),
    session_id: text(given.session_id),
    position: integer(given.position),
    estimated_wait_time: textOrNull(given.estimated_wait_time),
    notify_email: given.notify_email !== false,
    notify_sms: given.notify_sms === true,
    status: oneOf(waitlistStates, given.status, 'waiting'),
    offer_expires_at: textOrNull(given.offer_expires_at),
    created_at: text(given.created_at),
    on_waitlist: given.on_waitlist !== false,
  };
}

function readWaitlistItem(raw: Record<string, unknown>): WaitlistItem {
  const entry = readWaitlistEntry(raw);
  const session = readSession(raw.session);
  return {
    ...entry,
    session_id: entry.session_id || session.public_id,
    waiting_count: Math.max(integer(raw.waiting_count), entry.position),
    notified_at: textOrNull(raw.notified_at),
    payment_held_until: textOrNull(raw.payment_held_until),
    session,
  };
}

/** `results` or a plain array; drops an entry without its session, because no screen can show it. */
export function readWaitlistPage(raw: unknown): WaitlistPage {
  const given = listIn(raw, ['results', 'entries']).filter(({ session }) => isRecord(session));
  const results = readEach(given, readWaitlistItem);
  return { count: countOf(raw, results), sms_available: rawRecord(raw).sms_available === true, results };
}
