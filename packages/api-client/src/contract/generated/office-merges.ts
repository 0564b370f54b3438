// Generated from the contract by `pnpm run generate`; do not edit.

/** Which records become one, and whose details it has. */
export interface MergeParams {
  /** Of the record that is kept. Its email address signs in. */
  kept_id: string;
  /** Of the record that is read as a part of the kept one from then on. */
  other_id: string;
  /** That of the preview. */
  preview_token: string;
  /** Whose name the person has; of the kept record where it is left out, unless it has none. */
  name?: 'kept' | 'other' | undefined;
  /** The same for the phone. */
  phone?: 'kept' | 'other' | undefined;
  /** The same for the date of birth. */
  date_of_birth?: 'kept' | 'other' | undefined;
}

/** What comes together in a merge, and what stays as it was. */
export interface MergePreview {
  /** Proves that the merge does what was shown; valid for 15 minutes. */
  preview_token: string;
  /** One of the two records. */
  kept: {
    /** Of the account. */
    id: string;
    /** First name. */
    first_name: string;
    /** Last name. */
    last_name: string;
    /** The person signs in with it; empty: there is none. */
    email: string;
    /** Where mail goes without an address of their own; `null`: there is none. */
    contact_email: string | null;
    /** Phone number. */
    phone: string | null;
    /** Calendar day of birth; `null`: not known. Calendar day in Detroit, such as `2026-03-14`. */
    date_of_birth: string | null;
    /** Whether somebody can sign in to it. */
    has_password: boolean;
    /** Since when the record exists. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    created_at: string;
    /** Meetings that the person was at. */
    visits_count: number;
    /** Emergency contacts. */
    contacts_count: number;
    /** Tier of the membership that is live; `null` without one. */
    membership: string | null;
  };
  /** One of the two records. */
  other: {
    /** Of the account. */
    id: string;
    /** First name. */
    first_name: string;
    /** Last name. */
    last_name: string;
    /** The person signs in with it; empty: there is none. */
    email: string;
    /** Where mail goes without an address of their own; `null`: there is none. */
    contact_email: string | null;
    /** Phone number. */
    phone: string | null;
    /** Calendar day of birth; `null`: not known. Calendar day in Detroit, such as `2026-03-14`. */
    date_of_birth: string | null;
    /** Whether somebody can sign in to it. */
    has_password: boolean;
    /** Since when the record exists. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    created_at: string;
    /** Meetings that the person was at. */
    visits_count: number;
    /** Emergency contacts. */
    contacts_count: number;
    /** Tier of the membership that is live; `null` without one. */
    membership: string | null;
  };
  /** Registrations of both. */
  registrations_count: number;
  /** Meetings that they were at. */
  visits_count: number;
  /** Credits of passes that pay for nothing yet; each keeps its last day. */
  pass_credits: number;
  /** Studio credit of both. US dollars as a decimal string with two places, such as `75.00`. */
  studio_credit: string;
  /** Notes of the team. */
  notes_count: number;
  /** Words by which the team finds people, of both. */
  tags: string[];
  /** Emergency contacts of both. */
  contacts_count: number;
  /** Payments and refunds. Each stays with the record that paid. */
  payments_count: number;
  /** Signed waivers, latest first. Each keeps the name that signed. */
  waivers: {
    /** Version of the text that was signed. */
    version: string;
    /** When it was signed. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    accepted_at: string;
    /** Name at signing; empty when it was unknown. */
    signer_name: string;
  }[];
  /** Coming sessions in which both have a place. Both places stay. */
  both_booked: {
    /** Public id of the session. */
    session_id: string;
    /** Title of the session. */
    title: string;
    /** When it starts. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    start_datetime: string;
  }[];
  /** Last day on which the merge can be undone. Calendar day in Detroit, such as `2026-03-14`. */
  undo_until: string;
}

/** Two records of one person. */
export interface MergePreviewParams {
  /** Of the record that is kept. Its email address signs in. */
  kept_id: string;
  /** Of the record that is read as a part of the kept one from then on. */
  other_id: string;
}

/** Which merge is undone. */
export interface UnmergeParams {
  /** Of the record that becomes one of its own again; the last one merged without it. */
  other_id?: string | undefined;
}
