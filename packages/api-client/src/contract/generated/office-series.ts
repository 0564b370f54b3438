// Generated from the contract by `pnpm run generate`; do not edit.

import type { OfficePicture } from './pictures.ts';

/** The change as its preview described it. */
export interface ApplySeriesChangesParams extends PreviewSeriesChangesParams {
  /** Of the preview that was shown. */
  preview_token: string;
}

/** What changes about sessions that do not exist yet. An archived series makes no new ones. */
export interface ChangeSeriesParams {
  /** Increases with every change of the record by the office. */
  version: number;
  /** Whether it is archived: it keeps its history and takes nothing new. */
  archived?: boolean | undefined;
  /** Title, as people read it. */
  title?: string | undefined;
  /** Id of the program. */
  program_id?: string | undefined;
  /** Price without a membership. */
  price_public?: string | undefined;
  /** Price with a membership. */
  price_member?: string | undefined;
  /** Description in plain text. */
  description?: string | undefined;
  /** Id of the coach; `null` for none. */
  coach_id?: string | null | undefined;
  /** Id of the location; `null` for none. */
  location_id?: string | null | undefined;
  /** How many people; `null`: unlimited. */
  max_participants?: number | null | undefined;
  /** What is required of participants. */
  requirements?: string[] | undefined;
  /** What participants bring. */
  what_to_bring?: string[] | undefined;
}

/** A new series. Its sessions of the next weeks exist when the call responds. */
export interface CreateSeriesParams {
  /** Title, as people read it. */
  title: string;
  /** Id of the program. */
  program_id: string;
  /** Price without a membership. */
  price_public: string;
  /** Price with a membership. */
  price_member: string;
  /** Description in plain text. */
  description?: string | undefined;
  /** Id of the coach; `null` for none. */
  coach_id?: string | null | undefined;
  /** Id of the location; `null` for none. */
  location_id?: string | null | undefined;
  /** How many people; `null`: unlimited. */
  max_participants?: number | null | undefined;
  /** What is required of participants. */
  requirements?: string[] | undefined;
  /** What participants bring. */
  what_to_bring?: string[] | undefined;
  /** On which days. */
  weekdays: ('sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday')[];
  /** Every how many weeks; 1 without it. */
  interval?: number | undefined;
  /** The first possible day. */
  start_date: string;
  /** When its sessions start, by the clock in Detroit. */
  start_time: string;
  /** When they end; earlier than the start means on the next day. */
  end_time: string;
  /** After how many sessions it ends; days that are closed now do not count. Not together with `until`. */
  count?: number | null | undefined;
  /** The last possible day, inclusive. Not together with `count`. */
  until?: string | null | undefined;
}

/** Sessions that repeat by a rule. */
export interface OfficeSeries {
  /** Id of the series. */
  id: string;
  /** Whether it is archived: it keeps its history and takes nothing new. */
  archived: boolean;
  /** Increases with every change of the record by the office. */
  version: number;
  /** Title, as people read it. */
  title: string;
  /** Description in plain text. */
  description: string;
  /** Id of the program. */
  program_id: string;
  /** Title of the program. */
  program_title: string;
  /** Id of the coach. */
  coach_id: string | null;
  /** Name of the coach; empty without one. */
  coach_name: string | null;
  /** Id of the location. */
  location_id: string | null;
  /** Place in words. */
  location_name: string;
  /** `null`: unlimited. */
  max_participants: number | null;
  /** What is required of participants. */
  requirements: string[];
  /** What participants bring. */
  what_to_bring: string[];
  /** Its picture; `null` without one. A picture of a record of the office. */
  picture: OfficePicture | null;
  /** US dollars as a decimal string with two places, such as `75.00`. */
  price_public: string;
  /** US dollars as a decimal string with two places, such as `75.00`. */
  price_member: string;
  /** On which days. */
  weekdays: ('sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday')[];
  /** Every how many weeks. */
  interval: number;
  /** The first possible day. Calendar day in Detroit, such as `2026-03-14`. */
  start_date: string;
  /** When its sessions start, by the clock in Detroit. */
  start_time: string;
  /** When they end; earlier than the start means on the next day. */
  end_time: string;
  /** The zone of its times. */
  time_zone: string;
  /** After how many sessions it ends; days that are closed now do not count. */
  count: number | null;
  /** The last possible day, inclusive. Calendar day in Detroit, such as `2026-03-14`. */
  until: string | null;
  /** Its last possible day; `null`: it has no end. Calendar day in Detroit, such as `2026-03-14`. */
  last_date: string | null;
  /** Days of the rule without a session, because it was deleted or the studio was closed. */
  exclusions: string[];
  /** How many sessions it has until now, without cancelled ones. */
  sessions_count: number;
}

/** Filters and order of the series. */
export interface OfficeSeriesFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** Only those that are archived, or only those that are not. */
  archived?: boolean | undefined;
  /** Id of a program. */
  program?: string | undefined;
  /** Id of a coach. */
  coach?: string | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'title' | '-title' | 'start_date' | '-start_date' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** One page of a list. */
export interface OfficeSeriesList {
  /** The entries of this page. */
  results: OfficeSeries[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}

/** A change of some sessions of a series. */
export interface PreviewSeriesChangesParams {
  /** Which sessions: one, that one and all after it (which begin a series of their own), or all to come. */
  scope: 'this' | 'this_and_following' | 'all_future';
  /** The one that `scope` is about; not needed for all. */
  session_id?: string | undefined;
  /** The fields that change. */
  changes: {
    /** Title, as people read it. */
    title?: string | undefined;
    /** Id of the program. */
    program_id?: string | undefined;
    /** Price without a membership. */
    price_public?: string | undefined;
    /** Price with a membership. */
    price_member?: string | undefined;
    /** Description in plain text. */
    description?: string | undefined;
    /** Id of the coach; `null` for none. */
    coach_id?: string | null | undefined;
    /** Id of the location; `null` for none. */
    location_id?: string | null | undefined;
    /** How many people; `null`: unlimited. */
    max_participants?: number | null | undefined;
    /** What is required of participants. */
    requirements?: string[] | undefined;
    /** What participants bring. */
    what_to_bring?: string[] | undefined;
    /** On which days. */
    weekdays?: ('sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday')[] | undefined;
    /** Every how many weeks; 1 without it. */
    interval?: number | undefined;
    /** When its sessions start, by the clock in Detroit. */
    start_time?: string | undefined;
    /** When they end; earlier than the start means on the next day. */
    end_time?: string | undefined;
    /** After how many sessions it ends; days that are closed now do not count. Not together with `until`. */
    count?: number | null | undefined;
    /** The last possible day, inclusive. Not together with `count`. */
    until?: string | null | undefined;
  };
  /** What happens to booked dates that leave the rule: single sessions, or cancelled with refunds. */
  dropped?: 'keep' | 'cancel' | undefined;
  /** Ids of sessions that were edited by hand and change nevertheless. */
  include_edited?: string[] | undefined;
}

/** What a change of a series did. */
export interface SeriesChanged {
  /** Id of the series that the sessions belong to now. */
  series_id: string;
  /** Sessions that change. */
  sessions_count: number;
  /** People who are registered for one of them. */
  people_count: number;
  /** Their registrations. */
  registrations_count: number;
  /** Sessions that were made. */
  added_count: number;
  /** Sessions whose date left the rule. */
  dropped_count: number;
}

/** What a change of a series does. */
export interface SeriesChangesPreview {
  /** Confirms exactly this preview, once, within 15 minutes. */
  preview_token: string;
  /** Sessions that change. */
  sessions_count: number;
  /** People who are registered for one of them. */
  people_count: number;
  /** Their registrations. */
  registrations_count: number;
  /** Who gets one email about their sessions that move or change the coach. */
  told: string[];
  /** Names of the fields in `changes`. */
  fields: string[];
  /** The sessions that change. */
  sessions: {
    /** Id of the session. */
    id: string;
    /** Start as it is. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    start_datetime: string;
    /** Start as it will be. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    new_start_datetime: string;
    /** How many people have or wait for a spot. */
    booked_count: number;
  }[];
  /** Sessions that are made, because their day joins the rule. */
  added: {
    /** When it starts. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    start_datetime: string;
  }[];
  /** Sessions that stay as they are. */
  skipped: ({
    /** Id of the session. */
    id: string;
    /** When it starts. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    start_datetime: string;
    /** `past`: its new time would be over already. `cancelled`: it stays cancelled. */
    reason: 'edited_by_hand' | 'past' | 'cancelled';
    /** What was edited by hand. */
    edited_fields: string[];
  })[];
  /** Sessions whose date leaves the rule. Those without people are removed. */
  dropped: {
    /** Id of the session. */
    id: string;
    /** When it starts. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    start_datetime: string;
    /** How many people have or wait for a spot. */
    booked_count: number;
  }[];
  /** Other sessions at the new times. Nothing is blocked by them. */
  conflicts: ({
    /** The session of the series; `null` for one that is made. */
    id: string | null;
    /** When it would start. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    start_datetime: string;
    /** What both need at that time. */
    kind: 'location_taken' | 'coach_busy';
    /** The other session at that time. */
    session_id: string;
    /** Its title. */
    title: string;
  })[];
  /** Sessions that are longer or shorter, because the clocks change between start and end. */
  clock_changes: {
    /** When it would start. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    start_datetime: string;
    /** How long it is that night. */
    hours: number;
  }[];
}
