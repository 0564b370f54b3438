// Generated from the contract by `pnpm run generate`; do not edit.

import type { OfficePersonContact } from './office-contacts.ts';
import type { OfficePersonMembership } from './office-memberships.ts';
import type { TeamRole } from './office-team.ts';

/** Whether the note is removed. */
export interface ChangePersonNoteParams {
  /** True removes the note, false brings it back. */
  removed: boolean;
}

/** What changes about a person. */
export interface ChangePersonParams extends CreatePersonParams {
  /** Increases with every change of the record by the office. */
  version: number;
  /** All tags that the person has then. */
  tags?: string[] | undefined;
}

/** A new note. */
export interface CreatePersonNoteParams {
  /** The note, in plain text. */
  text: string;
}

/** A new person, without a password. Who has no email has a name. */
export interface CreatePersonParams {
  /** Email address. */
  email?: string | undefined;
  /** First name. */
  first_name?: string | undefined;
  /** Last name. */
  last_name?: string | undefined;
  /** Phone number. */
  phone?: string | null | undefined;
  /** Calendar day of birth. */
  date_of_birth?: string | null | undefined;
  /** Where mail goes without an address of their own; nobody signs in with it here. */
  contact_email?: string | null | undefined;
}

/** `sent`: the mail server accepted it; `failed`: it never did. */
export type EmailState = 'waiting' | 'sent' | 'failed';

/** One page of a list. */
export interface OfficePeople {
  /** The entries of this page. */
  results: OfficePersonRow[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}

/** What the people can be filtered by. */
export interface OfficePeopleChoices {
  /** The tags in use. */
  tags: string[];
  /** The tiers of live memberships. */
  tiers: string[];
}

/** Filters and order of the people with an open account. */
export interface OfficePeopleFilters {
  /** Beginnings of words of the name, parts of the email address and digits of the phone number, in any order. */
  search?: string | undefined;
  /** A tier of a live membership; `any` for every tier, `none` for people without one. */
  membership?: string | undefined;
  /** `old`: an earlier version was signed, and not the one in force. */
  waiver?: 'current' | 'old' | 'none' | undefined;
  /** `not_for_21_days`: people who came before, and not in the last 21 days. */
  last_visit?: 'within_21_days' | 'not_for_21_days' | 'never' | undefined;
  /** The first day of first visits in Detroit, inclusive. */
  first_visit_from?: string | undefined;
  /** The last day of first visits in Detroit, inclusive. */
  first_visit_to?: string | undefined;
  /** How many visits at least, until now. */
  visits?: number | undefined;
  /** `owes`: people with something to pay. */
  balance?: 'owes' | undefined;
  /** A tag, in any case. */
  tag?: string | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'name' | '-name' | 'email' | '-email' | 'created_at' | '-created_at' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** A person with everything the office knows. */
export interface OfficePerson extends OfficePersonRow {
  /** Where mail goes without an address of their own; `null`: there is none. */
  contact_email: string | null;
  /** Whether the address is verified. */
  email_verified: boolean;
  /** False once the account is closed. */
  is_open: boolean;
  /** False while the person cannot sign in yet. */
  has_password: boolean;
  /** Role in the team; `null` for everybody else. A fixed set of permissions. */
  role: TeamRole | null;
  /** Since when the account exists. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  created_at: string;
  /** When the office last emailed a link that sets a password; `null`: never. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  invited_at: string | null;
  /** Meetings that the person was at. */
  visits_count: number;
  /** All memberships, latest first. */
  memberships: OfficePersonMembership[];
  /** Registrations by start, latest first; at most 200. */
  registrations: OfficePersonRegistration[];
  /** The one to call first is first. */
  emergency_contacts: OfficePersonContact[];
  /** The last acceptance; `null` without one. The last acceptance of the waiver. */
  waiver: WaiverEvidence | null;
  /** Day on which another program says that a waiver was signed; it counts as unsigned. Calendar day in Detroit, such as `2026-03-14`. */
  waiver_claimed_on: string | null;
  /** When a link to sign the waiver was last sent; `null`: never. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  waiver_link_sent_at: string | null;
  /** Meetings with a mark, latest first; at most 50. */
  attendance: ({
    /** Public id of the registration. */
    registration_id: string;
    /** Public id of the session. */
    session_id: string;
    /** Title of the session. */
    session_title: string;
    /** When the meeting started. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    start_datetime: string;
    /** What the facts of the roster say. */
    attendance: 'present' | 'late' | 'absent' | 'excused';
  })[];
  /** Notes of the team, newest first. */
  notes: OfficePersonNote[];
  /** Emails of the last 30 days, newest first. */
  emails: OfficePersonEmail[];
  /** Records that were merged into this one, latest first. */
  merges: ({
    /** Of the record that was merged into this one. */
    other_id: string;
    /** Its name. */
    name: string;
    /** When it was merged. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    at: string;
    /** Who merged it. */
    by: string;
    /** Last day on which it can be undone; `null`: too late. Calendar day in Detroit, such as `2026-03-14`. */
    undo_until: string | null;
  })[];
}

/** An email to a person. */
export interface OfficePersonEmail {
  /** Id of the email. */
  id: string;
  /** Kind of the email. */
  template: string;
  /** Subject of the email. */
  subject: string;
  /** When it was written. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  created_at: string;
  /** `sent`: the mail server accepted it; `failed`: it never did. */
  state: EmailState;
  /** When the mail server accepted it. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  sent_at: string | null;
  /** Whether it can be sent again. `waiting`: it is still to be sent. `ended`: its link or its offer has ended. */
  resend: 'possible' | 'waiting' | 'ended';
  /** Id of the email that this one repeats; `null`: none. */
  resent_from: string | null;
}

/** What the team should know about a person. */
export interface OfficePersonNote {
  /** Id of the note. */
  id: string;
  /** Plain text for people. */
  text: string;
  /** When the note was made. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  created_at: string;
  /** Who wrote it. */
  author: {
    /** Of their account. */
    id: string;
    /** Name, as people read it. */
    name: string;
  };
  /** Whether its author removed it. */
  removed: boolean;
}

/** A registration of a person. */
export interface OfficePersonRegistration {
  /** Of the registration. */
  id: string;
  /** Public id of the session. */
  session_id: string;
  /** Title of the session. */
  session_title: string;
  /** When it starts. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  start_datetime: string;
  /** When its last meeting ends. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  end_datetime: string;
  /** `held` while a payment is under way; `released`: that payment did not go through. */
  status: 'held' | 'confirmed' | 'cancelled' | 'released';
  /** Which price applied. */
  rate: 'member' | 'public';
  /** How the price is paid. */
  payment_plan: 'full' | 'bi_weekly' | 'weekly';
  /** US dollars as a decimal string with two places, such as `75.00`. */
  price: string;
  /** What was paid and not given back. US dollars as a decimal string with two places, such as `75.00`. */
  paid: string;
  /** What the person still owes for it. US dollars as a decimal string with two places, such as `75.00`. */
  owed: string;
  /** `void`: cancelled, and nothing was paid. */
  payment_status: 'paid' | 'pending' | 'failed' | 'refunded' | 'free' | 'void';
}

/** A person, as a list of the office shows them. */
export interface OfficePersonRow {
  /** Of the account. */
  id: string;
  /** The person signs in with it; empty: there is none. */
  email: string;
  /** First name. */
  first_name: string;
  /** Last name. */
  last_name: string;
  /** Phone number. */
  phone: string | null;
  /** Tier of the membership that is live today; `null` without one. */
  membership: string | null;
  /** `old`: an earlier version was signed, and not the one in force. */
  waiver_state: 'current' | 'old' | 'none';
  /** What is still to be paid for sessions. US dollars as a decimal string with two places, such as `75.00`. */
  balance: string;
  /** Start of the last session that the person was at; `null`: none. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  last_visit_at: string | null;
  /** Words by which the team finds people. */
  tags: string[];
  /** Calendar day of birth; `null`: not known. Calendar day in Detroit, such as `2026-03-14`. */
  date_of_birth: string | null;
  /** Path below the API of their small square picture; `null` without one. */
  picture_path: string | null;
  /** Increases with every change of the record by the office. */
  version: number;
}

/** The last acceptance of the waiver. */
export interface WaiverEvidence {
  /** Version of the text that was signed. */
  version: string;
  /** Whether this version is in force. */
  is_current: boolean;
  /** When it was signed, by the clock of the server. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  accepted_at: string;
  /** `checkbox`: at the registration as a guest. `link`: signed by a link that the studio gave. */
  method: 'signature' | 'checkbox' | 'link';
  /** Whether the payment terms were accepted, too. */
  payment_consent: boolean;
  /** Name at signing; empty when it was unknown. */
  signer_name: string;
  /** Network address that the server saw. */
  address: string;
  /** Browser that was used. */
  user_agent: string;
  /** Hash of the acceptance in the chain. */
  chain_hash: string;
}
