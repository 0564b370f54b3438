// Generated from the contract by `pnpm run generate`; do not edit.

/** What changes about an emergency contact. */
export interface ChangePersonContactParams {
  /** Name, as people read it. */
  name?: string | undefined;
  /** How the contact is related to the member, such as `sibling`. */
  relationship?: 'spouse' | 'parent' | 'child' | 'sibling' | 'friend' | 'relative' | 'coworker' | 'other' | undefined;
  /** Phone number. */
  phone?: string | undefined;
  /** Email address. */
  email?: string | undefined;
  /** Whether to call this contact first. At most one contact is primary. */
  is_primary?: boolean | undefined;
}

/** An emergency contact of a person. The email may be left out. */
export interface CreatePersonContactParams {
  /** Name, as people read it. */
  name: string;
  /** How the contact is related to the member, such as `sibling`. */
  relationship: 'spouse' | 'parent' | 'child' | 'sibling' | 'friend' | 'relative' | 'coworker' | 'other';
  /** Phone number. */
  phone: string;
  /** Email address. */
  email?: string | undefined;
  /** Whether to call this contact first. At most one contact is primary. */
  is_primary?: boolean | undefined;
}

/** Whom to call in an emergency. */
export interface OfficePersonContact {
  /** Id of the contact. */
  id: string;
  /** Name, as people read it. */
  name: string;
  /** How the contact is related to the member, such as `sibling`. */
  relationship: string;
  /** Phone number. */
  phone: string;
  /** Empty when the team left it out. */
  email: string;
  /** Whether to call this contact first. At most one contact is primary. */
  is_primary: boolean;
}

/** One page of a list. */
export interface OfficePersonContacts {
  /** The entries of this page. */
  results: OfficePersonContact[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}
