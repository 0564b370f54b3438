// Written by `pnpm run wire-table` from the contract; do not edit.
import type { Feedback, Registration } from './registrations.ts';
import type { Session } from './sessions.ts';

/** A session for a calendar: a link or a file. */
export interface CalendarEntry {
  /** For `google` and `outlook`: the page that adds the session. */
  url: string | null;
  /** For `ics`: the text of the file. */
  ics: string | null;
}

/** A link that adds the session to a calendar. */
export interface CalendarLink {
  /** Opens the calendar with the session filled in. */
  url: string;
}

/** One charge or refund. */
export interface LedgerEntry {
  /** `refund` goes back to the card. */
  kind: 'charge' | 'refund';
  /** US dollars as a decimal string with two places, such as `75.00`. */
  amount: string;
  /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  created_at: string;
  /** `pending`: the provider has not yet told the outcome. */
  status: 'succeeded' | 'pending' | 'failed';
}

/** A file of a session. */
export interface Material {
  /** Id of the record, which people may see. */
  public_id: string;
  /** Title, as people read it. */
  title: string;
  /** Name to save the file under. */
  file_name: string;
  /** Media type of the file. */
  content_type: string;
  /** Size of the file in bytes. */
  size_bytes: number;
}

/** Which messages to list: the newest, or those before one. */
export interface MessagePage {
  /** How many entries at most. */
  limit?: number | undefined;
  /** Public id of a message: return those above it. */
  before?: string | undefined;
}

/** Another participant of a session, by first name and initial. */
export interface Participant {
  /** Id of the record, which people may see. */
  public_id: string;
  /** First name and initial. */
  name: string;
  /** URL of a square picture; `null` without one. */
  avatar: string | null;
  /** Whether the person is a coach. */
  is_coach: boolean;
}

/** A session with the caller's registration. */
export interface RegisteredSession extends Session {
  /** A registration for a session. */
  registration: Registration;
}

/** A session with the details of the caller's registration. */
export interface RegisteredSessionDetail extends Session {
  /** A registration with its payments, its refund preview and the feedback given. */
  registration: RegistrationDetail;
}

/** A registration with its payments, its refund preview and the feedback given. */
export interface RegistrationDetail extends Registration {
  /** All charges and refunds, oldest first. */
  payments: LedgerEntry[];
  /** Whether the member can cancel, and what that returns. */
  cancellation: {
    /** Whether the registration can still be cancelled. */
    can_cancel: boolean;
    /** US dollars as a decimal string with two places, such as `75.00`. */
    refund_amount: string;
    /** Cancelling at or before this instant refunds everything. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    refund_deadline: string;
  };
  /** The feedback of the caller; null until it is given. Feedback about a session. */
  feedback: Feedback | null;
}

/** A message between the people of a session and its coach. */
export interface SessionMessage {
  /** Id of the record, which people may see. */
  public_id: string;
  /** The registration or the coach that wrote, never an account. */
  sender: string;
  /** Name of the person who wrote: first name and initial. */
  sender_name: string;
  /** The text of the message. */
  message: string;
  /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  created_at: string;
  /** Whether the caller wrote the message. */
  is_mine: boolean;
}

/** News about a session. */
export interface SessionUpdate {
  /** Id of the record, which people may see. */
  public_id: string;
  /** Title, as people read it. */
  title: string;
  /** The news in plain text. */
  body: string;
  /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  created_at: string;
  /** Whether the caller has read it. */
  read: boolean;
}
