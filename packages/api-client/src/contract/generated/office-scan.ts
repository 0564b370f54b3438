// Generated from the contract by `pnpm run generate`; do not edit.

import type { OfficeRosterEntry } from './office-roster.ts';

/** Whose pass it is. Nothing is recorded by scanning it. */
export interface ScannedPerson {
  /** Who it is. */
  person_id: string;
  /** As the roster has it. */
  name: string;
  /** Path below the API of their small square picture; `null` without one. */
  picture_path: string | null;
  /** `outdated`: an earlier version than the one in force. */
  waiver: 'signed' | 'outdated' | 'missing';
  /** Tier of the membership today. */
  membership: string | null;
  /** What the team noted about the person. */
  notes: string[];
  /** Of today, soonest first, and that of the session which the request names. */
  registrations: {
    /** Id of the session. */
    session_id: string;
    /** Title of the session. */
    title: string;
    /** When it starts. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    meeting: string;
    /** When it ends. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    end_datetime: string;
    /** Place in words. */
    location_name: string;
    /** A person on the roster, as the office sees them. */
    entry: OfficeRosterEntry;
  }[];
}

/** A scanned pass. */
export interface ScanParams {
  /** The code of a pass, however it is spaced. */
  code: string;
  /** The session at whose roster it is scanned. */
  session_id?: string | undefined;
}
