// Generated from the contract by `pnpm run generate`; do not edit.

import type { Meeting } from './sessions.ts';

/** What was recorded about people at meetings. */
export interface AddFactsParams {
  /** Each is answered on its own. */
  facts: ({
    /** Chosen by the device, so that it can send the fact again. */
    id: string;
    /** `undo` takes back the fact that `undoes` names. */
    kind: FactKind;
    /** Public id of the registration. */
    registration_id: string;
    /** Start of a meeting. Without it, the current or the next one. */
    meeting?: string | undefined;
    /** When it was marked, by the clock of the device. */
    at: string;
    /** Which device recorded it. */
    device: string;
    /** The fact that an undo takes back. It may arrive later. */
    undoes?: string | undefined;
    /** A check-in after the start. */
    late?: boolean | undefined;
    /** How far the clock of the device was ahead when it last synchronized. */
    clock_offset_ms?: number | undefined;
  })[];
}

/** Why a fact is on the worklist. */
export type FactFlag = 'cancelled' | 'unpaid' | 'waiver' | 'clock' | 'meeting';

/** `undo` takes back the fact that `undoes` names. */
export type FactKind = 'check_in' | 'no_show' | 'excused' | 'undo';

/** The people of a session, and their attendance of one meeting. */
export interface OfficeRoster {
  /** Public id of the session. */
  session_id: string;
  /** Title of the session. */
  title: string;
  /** Of the session. */
  session_status: string;
  /** Name of the coach; empty without one. */
  coach_name: string | null;
  /** Place in words. */
  location_name: string;
  /** When the session meets, soonest first. A course meets several times; one price covers all meetings. */
  meetings: Meeting[];
  /** Start of the meeting whose attendance is shown. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  meeting: string;
  /** `null`: unlimited. */
  max_participants: number | null;
  /** How many people wait. */
  waiting_count: number;
  /** The people, by last name. */
  results: OfficeRosterEntry[];
  /** Always `null`: a roster is one page. */
  next: string | null;
  /** How many people. */
  count: number;
}

/** A person on the roster, as the office sees them. */
export interface OfficeRosterEntry {
  /** The registration of the person. */
  registration_id: string;
  /** Id of the person. */
  person_id: string | null;
  /** Name, as people read it. */
  name: string;
  /** Path below the API of their small square picture; `null` without one. */
  picture_path: string | null;
  /** Email address. */
  email: string;
  /** Phone number. */
  phone: string | null;
  /** Of the registration. One that ended is listed if somebody marked it. */
  status: string;
  /** `null` until it is marked. */
  attendance: 'present' | 'late' | 'absent' | 'excused' | null;
  /** The marks that stand, earliest first. */
  facts: ({
    /** Id of the fact, for an undo. */
    id: string;
    /** `undo` takes back the fact that `undoes` names. */
    kind: FactKind;
    /** A check-in after the start. */
    late: boolean;
    /** When it was marked, by the clock of the device. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    at: string;
    /** Who marked it. */
    by: string | null;
  })[];
  /** Of the registration; `null` for a coach. */
  payment_status: string | null;
  /** What is due by the day of the meeting and not paid; `null` for a coach. US dollars as a decimal string with two places, such as `75.00`. */
  amount_due: string | null;
  /** `outdated`: an earlier version than the one in force. */
  waiver: 'signed' | 'outdated' | 'missing';
  /** When a link to sign the waiver was last sent; `null`: never. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  waiver_link_sent_at: string | null;
  /** Whom to call first. Whom the team calls in an emergency. */
  emergency_contact: {
    /** Name, as people read it. */
    name: string;
    /** How the contact is related to the person. */
    relationship: string;
    /** Phone number. */
    phone: string;
  } | null;
  /** Whom to call then. */
  further_contacts: {
    /** Name, as people read it. */
    name: string;
    /** How the contact is related to the person. */
    relationship: string;
    /** Phone number. */
    phone: string;
  }[];
  /** Whether the person was never booked for an earlier session. */
  first_visit: boolean;
  /** Tier of the membership on the day of the meeting. */
  membership: string | null;
  /** What the person or the team noted. */
  notes: string[];
}

/** The meeting that is shown. */
export interface OfficeRosterFilters {
  /** Start of a meeting. Without it, the current or the next one. */
  meeting?: string | undefined;
}

/** The rosters of today, for a device that must do without network. */
export interface RostersToday {
  /** When the server read them. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  taken_at: string;
  /** When the device erases them. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  expires_at: string;
  /** One for each meeting of today, earliest first. */
  sessions: ({
    /** Public id of the session. */
    session_id: string;
    /** Title of the session. */
    title: string;
    /** Of the session. */
    session_status: string;
    /** Name of the coach; empty without one. */
    coach_name: string | null;
    /** Place in words. */
    location_name: string;
    /** When the session meets, soonest first. A course meets several times; one price covers all meetings. */
    meetings: Meeting[];
    /** Start of the meeting whose attendance is shown. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    meeting: string;
    /** `null`: unlimited. */
    max_participants: number | null;
    /** US dollars as a decimal string with two places, such as `75.00`. */
    price_public: string;
    /** US dollars as a decimal string with two places, such as `75.00`. */
    price_member: string;
    /** Free spots; `null`: unlimited. */
    places_left: number | null;
    /** Who is registered, in the order of the roster. */
    people: ({
      /** The registration of the person. */
      registration_id: string;
      /** Id of the person. */
      person_id: string | null;
      /** Name, as people read it. */
      name: string;
      /** Of the registration. One that ended is listed if somebody marked it. */
      status: string;
      /** `null` until it is marked. */
      attendance: 'present' | 'late' | 'absent' | 'excused' | null;
      /** The marks that stand, earliest first. */
      facts: ({
        /** Id of the fact, for an undo. */
        id: string;
        /** `undo` takes back the fact that `undoes` names. */
        kind: FactKind;
        /** A check-in after the start. */
        late: boolean;
        /** When it was marked, by the clock of the device. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
        at: string;
        /** Who marked it. */
        by: string | null;
      })[];
      /** Of the registration; `null` for a coach. */
      payment_status: string | null;
      /** `outdated`: an earlier version than the one in force. */
      waiver: 'signed' | 'outdated' | 'missing';
      /** When a link to sign the waiver was last sent; `null`: never. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
      waiver_link_sent_at: string | null;
      /** Whom to call first. Whom the team calls in an emergency. */
      emergency_contact: {
        /** Name, as people read it. */
        name: string;
        /** How the contact is related to the person. */
        relationship: string;
        /** Phone number. */
        phone: string;
      } | null;
      /** Whether the person was never booked for an earlier session. */
      first_visit: boolean;
      /** Tier of the membership on the day of the meeting. */
      membership: string | null;
      /** What the person or the team noted. */
      notes: string[];
      /** Of the name. */
      initials: string;
      /** SHA-256 of the code of their pass, in hexadecimal digits; `null` until they open it. */
      pass_hash: string | null;
    })[];
  })[];
}

/** The facts of a request. */
export interface StoredFacts {
  /** One for each fact, in the order of the request. */
  results: ({
    /** Id of the fact. */
    id: string;
    /** Public id of the registration. */
    registration_id: string;
    /** `refused`: it is not stored, and sending it again changes nothing. */
    state: 'stored' | 'refused';
    /** `null` until it is marked. */
    attendance: 'present' | 'late' | 'absent' | 'excused' | null;
    /** Why it was refused; `null` if it is stored. Why a fact was refused. */
    problem: {
      /** The code that a call with only this fact gets. */
      code: string;
      /** For the person who recorded it. */
      message: string;
    } | null;
    /** What is on the worklist because of it. A coach sees none about money. */
    flags: FactFlag[];
  })[];
}
