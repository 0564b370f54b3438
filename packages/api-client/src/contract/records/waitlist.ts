// Written by `pnpm run wire-table` from shapes/waitlist.ts; do not edit.
import type { WaitlistEntry, WaitlistItem } from '../types/waitlist.ts';
import { choice, integer, isNotFalse, isTrue, record, text, textOrNull } from '../definition/lenient.ts';
import { sessionRecord } from './sessions.ts';

export const waitlistEntryRecord = (raw: unknown): WaitlistEntry => record(raw, { public_id: text, session_id: text, position: integer, estimated_wait_time: textOrNull, notify_email: isNotFalse, notify_sms: isTrue, status: choice(['waiting', 'offered', 'accepted', 'expired', 'left'], 'waiting'), offer_expires_at: textOrNull, created_at: text, on_waitlist: isNotFalse });
export const waitlistItemRecord = (raw: unknown): WaitlistItem => record(raw, { public_id: text, session_id: text, position: integer, estimated_wait_time: textOrNull, notify_email: isNotFalse, notify_sms: isTrue, status: choice(['waiting', 'offered', 'accepted', 'expired', 'left'], 'waiting'), offer_expires_at: textOrNull, created_at: text, on_waitlist: isNotFalse, waiting_count: integer, notified_at: textOrNull, payment_held_until: textOrNull, session: sessionRecord });
