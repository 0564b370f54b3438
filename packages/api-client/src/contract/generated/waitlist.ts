// Generated from the contract by `pnpm run generate`; do not edit.

import { choice, integer, isNotFalse, isTrue, record, text, textOrNull } from '../definition/lenient.ts';
import { sessionRecord } from './sessions.ts';
import type { Session } from './sessions.ts';

/** The session to wait for. */
export interface JoinWaitlistParams {
  /** Public id of the session. */
  session_id: string;
  /** Whether offers are announced by email. */
  notify_email?: boolean | undefined;
  /** Whether offers are announced by text message. */
  notify_sms?: boolean | undefined;
}

/** The caller's entry on a waitlist. */
export interface WaitlistEntry {
  /** Id of the record, which people may see. */
  public_id: string;
  /** Public id of the session. */
  session_id: string;
  /** From 1. */
  position: number;
  /** A phrase for people; `null` when there is no estimate. */
  estimated_wait_time: string | null;
  /** Whether offers are announced by email. */
  notify_email: boolean;
  /** Whether offers are announced by text message. */
  notify_sms: boolean;
  /** `offered`: a seat is held for the person; `expired`: the offer ended unused. */
  status: 'waiting' | 'offered' | 'accepted' | 'expired' | 'left';
  /** While `offered`: until when the seat is held. In the list also of an `expired` offer: when it ended. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  offer_expires_at: string | null;
  /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  created_at: string;
  /** Whether the entry waits or has an offer. */
  on_waitlist: boolean;
}

/** The caller's entry on a waitlist, with its session. */
export interface WaitlistItem extends WaitlistEntry {
  /** Entries of the session that wait or have an offer, this one included. */
  waiting_count: number;
  /** Inside the last 24 hours: when everybody waiting was last notified of an open spot. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  notified_at: string | null;
  /** While `accepted` and the payment is not confirmed by the bank: until when the seat is held for it. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  payment_held_until: string | null;
  /** One training session. */
  session: Session;
}

/** How offers of the waitlist are announced. */
export interface WaitlistNotificationsParams {
  /** Whether offers are announced by email. */
  notify_email: boolean;
  /** Whether offers are announced by text message. */
  notify_sms: boolean;
}

/** All waitlist entries of the caller. */
export interface WaitlistPage {
  /** All of the entries; they are not paged. */
  count: number;
  /** Whether SMS can be chosen: a provider is configured and the profile has a number it can reach. */
  sms_available: boolean;
  /** The entries of this page. */
  results: WaitlistItem[];
}

export const waitlistEntryRecord = (raw: unknown): WaitlistEntry => record(raw, { public_id: text, session_id: text, position: integer, estimated_wait_time: textOrNull, notify_email: isNotFalse, notify_sms: isTrue, status: choice(['waiting', 'offered', 'accepted', 'expired', 'left'], 'waiting'), offer_expires_at: textOrNull, created_at: text, on_waitlist: isNotFalse });

export const waitlistItemRecord = (raw: unknown): WaitlistItem => record(raw, { public_id: text, session_id: text, position: integer, estimated_wait_time: textOrNull, notify_email: isNotFalse, notify_sms: isTrue, status: choice(['waiting', 'offered', 'accepted', 'expired', 'left'], 'waiting'), offer_expires_at: textOrNull, created_at: text, on_waitlist: isNotFalse, waiting_count: integer, notified_at: textOrNull, payment_held_until: textOrNull, session: sessionRecord });
