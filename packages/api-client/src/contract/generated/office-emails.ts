// Generated from the contract by `pnpm run generate`; do not edit.

import type { EmailState } from './office-people.ts';

/** An email of the studio to anybody, without its text. */
export interface OfficeEmail {
  /** Id of the email. */
  id: string;
  /** When it was written. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  created_at: string;
  /** The address that it goes to. */
  recipient: string;
  /** Whose account has the address; `null`: nobody’s. */
  person_id: string | null;
  /** Name of the person, or the address without one; empty without an account. */
  person_name: string;
  /** Kind of the email. */
  template: string;
  /** Subject of the email. */
  subject: string;
  /** `sent`: the mail server accepted it; `failed`: it never did. */
  state: EmailState;
  /** How often it was handed to the mail server. */
  attempts: number;
  /** When the mail server accepted it. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  sent_at: string | null;
  /** Id of the email that this one repeats; `null`: none. */
  resent_from: string | null;
}

/** Filters and order of the emails. The search reads addresses, names and subjects. */
export interface OfficeEmailFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** Only emails to the addresses with which this person signs in. */
  person?: string | undefined;
  /** `sent`: the mail server accepted it; `failed`: it never did. */
  state?: EmailState | undefined;
  /** The first day in Detroit, inclusive. */
  start_date?: string | undefined;
  /** The last day in Detroit, inclusive. */
  end_date?: string | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'created_at' | '-created_at' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** One page of a list. */
export interface OfficeEmails {
  /** The entries of this page. */
  results: OfficeEmail[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}
