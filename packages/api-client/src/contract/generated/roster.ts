// Generated from the contract by `pnpm run generate`; do not edit.

import type { Meeting } from './sessions.ts';

/** `excused` is an absence that was announced. */
export type AttendanceMark = 'present' | 'absent' | 'excused';

/** Attendance marks of some or all participants. */
export interface AttendanceParams {
  /** Number of a meeting, from 1. Without it, the meeting in progress or the next one; the last one after all. */
  meeting?: number | undefined;
  /** One mark for each person. People who are not listed keep theirs. */
  attendance: {
    /** Public id of the registration. */
    registration_id: string;
    /** `excused` is an absence that was announced. */
    mark: AttendanceMark;
  }[];
}

/** A message to the people of a session. */
export interface MessageParams {
  /** The text of the message. */
  message: string;
}

/** The confirmation of a message to the people of a session. */
export interface MessageSent {
  /** A sentence that may be shown to a person. */
  message: string;
  /** People it was sent to. */
  recipients: number;
}

/** The people registered for a session, as its coach sees them. */
export interface Roster {
  /** Public id of the session. */
  session_id: string;
  /** Title of the session. */
  title: string;
  /** Start of the first meeting. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  start_datetime: string;
  /** When the session meets, soonest first. A course meets several times; one price covers all meetings. */
  meetings: Meeting[];
  /** Number of the meeting whose attendance is shown, from 1. */
  meeting: number;
  /** The people registered for the session. */
  participants: RosterEntry[];
}

/** A person on the roster of a session. */
export interface RosterEntry {
  /** Public id of the registration. */
  registration_id: string;
  /** Name, as people read it. */
  name: string;
  /** Email address. */
  email: string;
  /** Phone number. */
  phone: string | null;
  /** Of the registration. */
  status: string;
  /** Of the registration. */
  payment_status: string;
  /** `null` until it is marked. `excused` is an absence that was announced. */
  attendance: AttendanceMark | null;
  /** The primary contact, or the first. */
  emergency_contact: {
    /** Name, as people read it. */
    name: string;
    /** Phone number. */
    phone: string;
  } | null;
}

/** The meeting whose attendance is shown. */
export interface RosterQuery {
  /** Number of a meeting, from 1. Without it, the meeting in progress or the next one; the last one after all. */
  meeting?: number | undefined;
}
