// Generated from the contract by `pnpm run generate`; do not edit.

import { choice, choiceOrNull, imageUrl, integer, integerOrNull, isTrue, list, orNull, price, record, text, textOrNull, texts } from '../definition/lenient.ts';
import { studioPictureRecord } from './pictures.ts';
import { programOfSessionRecord } from './programs.ts';
import type { StudioPicture } from './pictures.ts';
import type { SessionProgram } from './programs.ts';

/** The spots of a session, and whether the caller can register. */
export interface Availability {
  /** The caller could register now. */
  can_register: boolean;
  /** Taken seats: confirmed, held during a payment, or offered to the waitlist. */
  current_registrations: number;
  /** `null`: unlimited. */
  max_participants: number | null;
  /** `null`: unlimited. */
  available_spots: number | null;
  /** No spot is free for the caller. */
  is_full: boolean;
  /** Whether the session takes registrations: not cancelled, not started, and within its window. */
  registration_open: boolean;
}

/** A coach, with biography and certifications. */
export interface Coach {
  /** Id of the record, which people may see. */
  public_id: string;
  /** Name, as people read it. */
  name: string;
  /** Name in URLs: lower case, with hyphens. */
  slug: string;
  /** A short biography. */
  bio: string;
  /** What the coach is certified in. */
  certifications: string[];
  /** URL of a picture; `null` without one. */
  image_url: string | null;
  /** Photograph; `null` without one. A picture of a session or a coach, in several widths. */
  picture: StudioPicture | null;
}

/** The filters in effect. Only `days` is limited by the dates. */
export interface FacetFilters {
  /** Public id of a session to leave out. */
  exclude_session?: string | undefined;
  /** Only sessions with a free spot. */
  available_only?: boolean | undefined;
  /** A program's public id or title. */
  program?: string | undefined;
  /** A category's name or slug. */
  category?: string | undefined;
  /** A difficulty level, as programs carry it. */
  difficulty?: string | undefined;
  /** A coach's public id, or the name as in URLs, such as `renee-alston`. */
  coach?: string | undefined;
  /** When it starts, in Detroit: before noon, from noon, or from 5 PM. */
  time_of_day?: 'morning' | 'afternoon' | 'evening' | undefined;
  /** The most that the public rate may be, in dollars; 0 is free. */
  max_price?: number | undefined;
  /** Words of the title, program, category, level, coach or place. Accents and case do not matter. */
  search?: string | undefined;
  /** First day, in Detroit. */
  start_date?: string | undefined;
  /** Last day, in Detroit. */
  end_date?: string | undefined;
}

/** One meeting of a session. */
export interface Meeting {
  /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  start_datetime: string;
  /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  end_datetime: string;
}

/** One training session. */
export interface Session {
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
}

/** A day with matching sessions. */
export interface SessionDay {
  /** Calendar day in Detroit, such as `2026-03-14`. */
  day: string;
  /** Sessions that start on this day. */
  count: number;
}

/** A filter, and what its values leave. */
export interface SessionFacet {
  /** The name of the filter in the query. */
  name: string;
  /** Sessions that the other filters leave, without this one. */
  without: number;
  /** Its values that upcoming sessions have; none for a search. */
  options: SessionFacetOption[];
}

/** A value of a filter. */
export interface SessionFacetOption {
  /** The value that the filter takes. */
  value: string;
  /** The name of the value; the value itself where it has none. */
  label: string;
  /** Sessions that this value leaves together with all other filters. */
  count: number;
}

/** How many upcoming sessions each filter leaves. Cancelled ones do not count. */
export interface SessionFacets {
  /** Sessions that match all filters. */
  count: number;
  /** Upcoming sessions, whatever the filters. */
  total: number;
  /** Day of the first matching session; `null` without one. Calendar day in Detroit, such as `2026-03-14`. */
  first_day: string | null;
  /** Day of the last matching session; `null` without one. Calendar day in Detroit, such as `2026-03-14`. */
  last_day: string | null;
  /** Days with matching sessions, from `start_date` to `end_date`. */
  days: SessionDay[];
  /** The filters, in the order of a form. */
  facets: SessionFacet[];
}

/** Which sessions to list. What is left out does not filter. */
export interface SessionFilters extends FacetFilters {
  /** Only sessions that have not started. */
  upcoming_only?: boolean | undefined;
  /** How many entries at most. */
  limit?: number | undefined;
  /** How many entries to skip. */
  offset?: number | undefined;
}

/** One page of sessions. */
export interface SessionList {
  /** Number of matching sessions on all pages. */
  count: number;
  /** The sessions of this page. */
  sessions: Session[];
}

/** One page of sessions that have not started. */
export interface UpcomingSessions {
  /** Number of matching sessions on all pages. */
  count: number;
  /** The sessions of this page. */
  upcoming_sessions: Session[];
}

export const coachRecord = (raw: unknown): Coach => record(raw, { public_id: text, name: text, slug: text, bio: text, certifications: texts, image_url: imageUrl, picture: orNull(studioPictureRecord) });

export const meetingRecord = (raw: unknown): Meeting => record(raw, { start_datetime: text, end_datetime: text });

export const sessionRecord = (raw: unknown): Session => record(raw, { public_id: text, title: text, description: text, program: programOfSessionRecord, coach_name: text, coach: orNull(coachRecord), start_datetime: text, end_datetime: text, meetings: list(meetingRecord), location: text, location_address: texts, location_directions: text, price_member: price, price_public: price, price: price, is_full: isTrue, available_spots: integerOrNull, max_participants: integerOrNull, current_registrations: integer, registration_open: isTrue, session_type: choice(['upcoming', 'completed'], 'upcoming'), payment_status: choiceOrNull(['paid', 'pending', 'failed', 'refunded', 'free', 'void'], 'pending'), has_updates: isTrue, requirements: texts, what_to_bring: texts, status: choice(['scheduled', 'cancelled', 'rescheduled'], 'scheduled'), is_registered: isTrue, image_url: imageUrl, picture: orNull(studioPictureRecord) });

export const sessionDayRecord = (raw: unknown): SessionDay => record(raw, { day: text, count: integer });

export const sessionFacetRecord = (raw: unknown): SessionFacet => record(raw, { name: text, without: integer, options: list(sessionFacetOptionRecord) });

export const sessionFacetOptionRecord = (raw: unknown): SessionFacetOption => record(raw, { value: text, label: text, count: integer });

export const sessionFacetsRecord = (raw: unknown): SessionFacets => record(raw, { count: integer, total: integer, first_day: textOrNull, last_day: textOrNull, days: list(sessionDayRecord), facets: list(sessionFacetRecord) });
