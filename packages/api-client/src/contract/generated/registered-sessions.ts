// Generated from the contract by `pnpm run generate`; do not edit.

import { choice, choiceOrNull, imageUrl, integer, integerOrNull, isTrue, list, orNull, price, record, text, textOrNull, texts } from '../definition/lenient.ts';
import { studioPictureRecord } from './pictures.ts';
import { programOfSessionRecord } from './programs.ts';
import { feedbackRecord, instalmentRecord, paymentRecord, registrationRecord } from './registrations.ts';
import { coachRecord, meetingRecord } from './sessions.ts';
import type { StudioPicture } from './pictures.ts';
import type { SessionProgram } from './programs.ts';
import type { Feedback, Instalment, Payment, RefundTo, Registration } from './registrations.ts';
import type { Coach, Meeting, Session } from './sessions.ts';

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
  /** Of a charge that succeeded, the id of its receipt. */
  public_id: string;
  /** `refund` gives money back. */
  kind: 'charge' | 'refund';
  /** `credit` is studio credit, `pass` a credit of a pass, `included` a session of the membership, and nothing is paid for `complimentary`. */
  method: 'card' | 'cash' | 'credit' | 'complimentary' | 'pass' | 'included';
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

/** Another date of the program, and what moving there costs. */
export interface MoveDate {
  /** The session; `price` is the caller's price. One training session. */
  session: {
    /** Id of the record, which people may see. */
    public_id: string;
    /** Title of the session. */
    title: string;
    /** Description in plain text. */
    description: string;
    /** The program of a session. */
    program: SessionProgram;
    /** Name of the coach; empty without one. */
    coach_name: string;
    /** Who leads the session; `null` without a coach. A coach, with biography and certifications. */
    coach: Coach | null;
    /** Start of the first meeting, at which registration ends. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    start_datetime: string;
    /** End of the first meeting. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    end_datetime: string;
    /** When the session meets, soonest first. A course meets several times; one price covers all meetings. */
    meetings: Meeting[];
    /** Place in words. */
    location: string;
    /** Lines of the address; empty: the studio's own. */
    location_address: string[];
    /** How people find it; may be empty. */
    location_directions: string;
    /** US dollars as a decimal string with two places, such as `75.00`. */
    price_member: string;
    /** US dollars as a decimal string with two places, such as `75.00`. */
    price_public: string;
    /** What the caller would pay. US dollars as a decimal string with two places, such as `75.00`. */
    price: string;
    /** No spot is free for the caller. */
    is_full: boolean;
    /** `null`: unlimited. */
    available_spots: number | null;
    /** `null`: unlimited. */
    max_participants: number | null;
    /** Taken seats: confirmed, held during a payment, or offered to the waitlist. */
    current_registrations: number;
    /** Whether the session takes registrations: not cancelled, not started, and within its window. */
    registration_open: boolean;
    /** `completed` once the last meeting has ended. */
    session_type: 'upcoming' | 'completed';
    /** Of the caller's registration; `null` without one. `void`: cancelled, and nothing was paid. */
    payment_status: 'paid' | 'pending' | 'failed' | 'refunded' | 'free' | 'void' | null;
    /** The caller has unread updates. */
    has_updates: boolean;
    /** What a participant must fulfill, such as an age or a skill. */
    requirements: string[];
    /** What a participant should bring. */
    what_to_bring: string[];
    /** `rescheduled`: moved to another time, which the session already has. */
    status: 'scheduled' | 'cancelled' | 'rescheduled';
    /** The caller has a live registration. */
    is_registered: boolean;
    /** URL of a picture; `null` without one. */
    image_url: string | null;
    /** Picture of the session; `null` without one. A picture of a session or a coach, in several widths. */
    picture: StudioPicture | null;
  };
  /** Charged to a card when the registration moves. US dollars as a decimal string with two places, such as `75.00`. */
  due_now: string;
  /** Goes back the way it was paid. US dollars as a decimal string with two places, such as `75.00`. */
  refund_amount: string;
  /** The refund by where it goes. */
  refund_parts: {
    /** Where it goes: `card` paid, `credit` is studio credit, and the desk hands out `cash`. */
    to: RefundTo;
    /** The part that goes there. US dollars as a decimal string with two places, such as `75.00`. */
    amount: string;
  }[];
  /** The payments that stay open after the move. */
  instalments: Instalment[];
  /** Why a move to this date is not possible now, as the code of its problem, such as `session_full`; otherwise `null`. */
  blocked_by: string | null;
}

/** The dates to which a registration can move. */
export interface MoveOptions {
  /** Whether the registration can move at all. */
  can_move: boolean;
  /** Why it cannot move, as a sentence for a person; `null` if it can. */
  reason: string | null;
  /** Moving is possible until this instant: the last one that refunds everything. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  move_deadline: string;
  /** The other upcoming sessions of the program, soonest first. */
  dates: MoveDate[];
}

/** A move to another date, with the amounts that the person saw. */
export interface MoveParams {
  /** Public id of the other session. */
  session_id: string;
  /** The price of the other session as the person saw it. Another one is `price_changed`. US dollars as a decimal string with two places, such as `75.00`. */
  amount: string;
  /** The charge as the person saw it. Another one is `price_changed`. US dollars as a decimal string with two places, such as `75.00`. */
  due_now: string;
  /** Needed if anything is due now. */
  payment_method_id?: string | undefined;
  /** Whether to keep the card for later payments. */
  save_payment_method?: boolean | undefined;
}

/** A registration after it moved to another date. */
export interface MoveResult {
  /** A registration for a session. */
  registration: Registration;
  /** `null` where nothing was charged. The payment of a registration, as far as the provider has decided. */
  payment: Payment | null;
  /** What goes back to the card. US dollars as a decimal string with two places, such as `75.00`. */
  refund_amount: string;
  /** A sentence that may be shown to a person. */
  message: string;
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

export const ledgerLineRecord = (raw: unknown): LedgerEntry => record(raw, { public_id: text, kind: choice(['charge', 'refund'], 'charge'), method: choice(['card', 'cash', 'credit', 'complimentary', 'pass', 'included'], 'card'), amount: price, created_at: text, status: choice(['succeeded', 'pending', 'failed'], 'pending') });

export const materialRecord = (raw: unknown): Material => record(raw, { public_id: text, title: text, file_name: text, content_type: text, size_bytes: integer });

export const moveDateRecord = (raw: unknown): MoveDate => record(raw, { session: (raw) => record(raw, { public_id: text, title: text, description: text, program: programOfSessionRecord, coach_name: text, coach: orNull(coachRecord), start_datetime: text, end_datetime: text, meetings: list(meetingRecord), location: text, location_address: texts, location_directions: text, price_member: price, price_public: price, price: price, is_full: isTrue, available_spots: integerOrNull, max_participants: integerOrNull, current_registrations: integer, registration_open: isTrue, session_type: choice(['upcoming', 'completed'], 'upcoming'), payment_status: choiceOrNull(['paid', 'pending', 'failed', 'refunded', 'free', 'void'], 'pending'), has_updates: isTrue, requirements: texts, what_to_bring: texts, status: choice(['scheduled', 'cancelled', 'rescheduled'], 'scheduled'), is_registered: isTrue, image_url: imageUrl, picture: orNull(studioPictureRecord) }), due_now: price, refund_amount: price, refund_parts: list((raw) => record(raw, { to: choice(['card', 'credit', 'cash'], 'card'), amount: price })), instalments: list(instalmentRecord), blocked_by: textOrNull });

export const moveOptionsRecord = (raw: unknown): MoveOptions => record(raw, { can_move: isTrue, reason: textOrNull, move_deadline: text, dates: list(moveDateRecord) });

export const moveResultRecord = (raw: unknown): MoveResult => record(raw, { registration: registrationRecord, payment: orNull(paymentRecord), refund_amount: price, message: text });

export const participantRecord = (raw: unknown): Participant => record(raw, { public_id: text, name: text, avatar: imageUrl, is_coach: isTrue });

export const registrationDetailRecord = (raw: unknown): RegistrationDetail => record(raw, { public_id: text, session_id: text, session_title: text, start_datetime: text, status: choice(['confirmed', 'held', 'cancelled', 'expired', 'completed'], 'confirmed'), payment_status: choice(['paid', 'pending', 'failed', 'refunded', 'free', 'void'], 'pending'), payment_plan: choice(['full', 'bi_weekly', 'weekly'], 'full'), price: price, rate: choice(['member', 'public'], 'public'), covered_by: choice(['none', 'pass', 'included'], 'none'), instalments: list(instalmentRecord), created_at: text, hold_expires_at: textOrNull, payments: list(ledgerLineRecord), cancellation: (raw) => record(raw, { can_cancel: isTrue, refund_amount: price, refund_deadline: text }), feedback: orNull(feedbackRecord) });

export const sessionMessageRecord = (raw: unknown): SessionMessage => record(raw, { public_id: text, sender: text, sender_name: text, message: text, created_at: text, is_mine: isTrue });

export const updateRecord = (raw: unknown): SessionUpdate => record(raw, { public_id: text, title: text, body: text, created_at: text, read: isTrue });
