// Generated from the contract by `pnpm run generate`; do not edit.

import type { CategoryGround } from './office-catalogue.ts';
import type { OfficePicture } from './pictures.ts';
import type { Meeting } from './sessions.ts';

/** Cancels a session for everybody. */
export interface CancelSessionParams {
  /** Why, as its people read it. */
  reason: string;
  /** Of the preview that was shown. */
  preview_token: string;
}

/** What changes about a session. Other times move it; another coach substitutes. */
export interface ChangeSessionParams {
  /** Increases with every change of the record by the office. */
  version: number;
  /** Title, as people read it. */
  title?: string | undefined;
  /** Id of the program. */
  program_id?: string | undefined;
  /** Start of the session, which is that of its first meeting. */
  start_datetime?: string | undefined;
  /** End of the session, which is that of its first meeting. */
  end_datetime?: string | undefined;
  /** Price without a membership. */
  price_public?: string | undefined;
  /** Price with a membership. */
  price_member?: string | undefined;
  /** All meetings of a course, in any order; the first one has the start and the end of the session. Without it there is one. */
  meetings?: {
    /** Start of the meeting. */
    start_datetime: string;
    /** End of the meeting. */
    end_datetime: string;
  }[] | undefined;
  /** Description in plain text. */
  description?: string | undefined;
  /** Id of the coach; `null` for none. */
  coach_id?: string | null | undefined;
  /** Id of the location; `null` for none. */
  location_id?: string | null | undefined;
  /** How many people; `null`: unlimited. */
  max_participants?: number | null | undefined;
  /** When registration opens; `null`: at once. */
  registration_opens_at?: string | null | undefined;
  /** When registration closes; `null`: at the start. */
  registration_closes_at?: string | null | undefined;
  /** False closes the registration, true opens it again. */
  registration_open?: boolean | undefined;
  /** What is required of participants. */
  requirements?: string[] | undefined;
  /** What participants bring. */
  what_to_bring?: string[] | undefined;
}

/** A new session. */
export interface CreateSessionParams {
  /** Title, as people read it. */
  title: string;
  /** Id of the program. */
  program_id: string;
  /** Start of the session, which is that of its first meeting. */
  start_datetime: string;
  /** End of the session, which is that of its first meeting. */
  end_datetime: string;
  /** Price without a membership. */
  price_public: string;
  /** Price with a membership. */
  price_member: string;
  /** All meetings of a course, in any order; the first one has the start and the end of the session. Without it there is one. */
  meetings?: {
    /** Start of the meeting. */
    start_datetime: string;
    /** End of the meeting. */
    end_datetime: string;
  }[] | undefined;
  /** Description in plain text. */
  description?: string | undefined;
  /** Id of the coach; `null` for none. */
  coach_id?: string | null | undefined;
  /** Id of the location; `null` for none. */
  location_id?: string | null | undefined;
  /** How many people; `null`: unlimited. */
  max_participants?: number | null | undefined;
  /** When registration opens; `null`: at once. */
  registration_opens_at?: string | null | undefined;
  /** When registration closes; `null`: at the start. */
  registration_closes_at?: string | null | undefined;
  /** False closes the registration, true opens it again. */
  registration_open?: boolean | undefined;
  /** What is required of participants. */
  requirements?: string[] | undefined;
  /** What participants bring. */
  what_to_bring?: string[] | undefined;
  /** Id of a session whose picture the new one has too. */
  picture_of?: string | undefined;
}

/** A training session, as the office keeps it. */
export interface OfficeSession {
  /** Id of the session. */
  id: string;
  /** Title, as people read it. */
  title: string;
  /** Description in plain text. */
  description: string;
  /** Id of the program. */
  program_id: string;
  /** Title of the program. */
  program_title: string;
  /** Name of the category of the program. */
  category_name: string;
  /** The ground on which the office draws the sessions of a category. */
  category_ground: CategoryGround;
  /** Id of the coach. */
  coach_id: string | null;
  /** Name of the coach; empty without one. */
  coach_name: string | null;
  /** Id of the location. */
  location_id: string | null;
  /** Place in words. */
  location_name: string;
  /** When the session starts. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  start_datetime: string;
  /** When its first meeting ends. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  end_datetime: string;
  /** When the session meets, soonest first. A course meets several times; one price covers all meetings. */
  meetings: Meeting[];
  /** `null`: unlimited. */
  max_participants: number | null;
  /** US dollars as a decimal string with two places, such as `75.00`. */
  price_public: string;
  /** US dollars as a decimal string with two places, such as `75.00`. */
  price_member: string;
  /** When registration opens; `null`: at once. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  registration_opens_at: string | null;
  /** When registration closes; `null`: at the start. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  registration_closes_at: string | null;
  /** False while the office has closed the registration. */
  registration_open: boolean;
  /** What is required of participants. */
  requirements: string[];
  /** What participants bring. */
  what_to_bring: string[];
  /** `rescheduled`: moved after people had booked. */
  status: 'scheduled' | 'cancelled' | 'rescheduled';
  /** Spots that are taken: confirmed, held during a payment, or offered. */
  booked_count: number;
  /** How many wait for a spot. */
  waiting_count: number;
  /** Id of its series; `null` for a single session. */
  series_id: string | null;
  /** The day of the series that made it. Calendar day in Detroit, such as `2026-03-14`. */
  generated_for: string | null;
  /** What was changed by hand about a session of a series, which changes of the series leave alone. */
  edited_fields: string[];
  /** Its picture; `null` without one. A picture of a record of the office. */
  picture: OfficePicture | null;
  /** Conflicts with other sessions, too few places, and closed days. */
  warnings: ({
    /** `over_capacity`: more people are booked than there are places. `closed_day`: it meets on a day of a closure. */
    kind: 'over_capacity' | 'location_taken' | 'coach_busy' | 'closed_day';
    /** The other session at the same time. */
    session_id: string | null;
    /** Spots that are taken. */
    booked: number | null;
    /** Places of the session. */
    places: number | null;
    /** The closure of the day. */
    closure_id: string | null;
    /** Why the studio is closed then. */
    closed_because: string | null;
  })[];
  /** Increases with every change of the record by the office. */
  version: number;
}

/** Filters and order of the sessions, past and cancelled ones too. */
export interface OfficeSessionFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** The first day in Detroit, inclusive. */
  start_date?: string | undefined;
  /** The last day in Detroit, inclusive. */
  end_date?: string | undefined;
  /** Id of a program. */
  program?: string | undefined;
  /** Id of a coach. */
  coach?: string | undefined;
  /** Id of a location. */
  location?: string | undefined;
  /** Id of a series. */
  series?: string | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'start_datetime' | '-start_datetime' | 'title' | '-title' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** One page of a list. */
export interface OfficeSessions {
  /** The entries of this page. */
  results: OfficeSession[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}

/** What cancelling a session does. */
export interface SessionCancelPreview {
  /** Confirms exactly this preview, within 15 minutes. */
  preview_token: string;
  /** People who are registered. */
  people_count: number;
  /** People on the waitlist. */
  waiting_count: number;
  /** What goes back to them. US dollars as a decimal string with two places, such as `75.00`. */
  refund_total: string;
  /** Who is registered, by last name, and what each gets back. */
  people: ({
    /** Public id of the registration. */
    registration_id: string;
    /** Id of the person; `null` without an account. */
    person_id: string | null;
    /** First and last name. */
    name: string;
    /** What goes back, by each way; empty for who has paid nothing. */
    returns: ({
      /** The way back. `cash` waits until the desk hands it out, `credit` is studio credit, `pass` a credit of a pass, and `included` a session of the membership. */
      to: 'card' | 'cash' | 'credit' | 'pass' | 'included';
      /** How much; `null` where it is no money. US dollars as a decimal string with two places, such as `75.00`. */
      amount: string | null;
    })[];
  })[];
}

/** How far the refunds of cancelled sessions are. */
export interface SessionCancelProgress {
  /** People whose registration ended with the session. */
  people_count: number;
  /** People who have everything back that they had paid. */
  done_count: number;
  /** People whose refund is still to be made or confirmed. */
  waiting_count: number;
  /** People whose refund the provider refused. Somebody must pay them in another way. */
  failed: ({
    /** Id of the person; `null` after the account was erased. */
    person_id: string | null;
    /** First and last name. */
    name: string;
  })[];
}
