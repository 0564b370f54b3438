// Generated from the contract by `pnpm run generate`; do not edit.

import { isTrue, record, text } from '../definition/lenient.ts';

/** An emergency contact of a member. */
export interface EmergencyContact {
  /** Id of the record, which people may see. */
  public_id: string;
  /** Name, as people read it. */
  name: string;
  /** One of the values of the form. */
  relationship: string;
  /** Phone number. */
  phone: string;
  /** Email address. */
  email: string;
  /** At most one contact of a member is primary. */
  is_primary: boolean;
}

/** The fields of an emergency contact that change. */
export interface EmergencyContactChange {
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

/** An emergency contact to store. */
export interface EmergencyContactParams {
  /** Name, as people read it. */
  name: string;
  /** How the contact is related to the member, such as `sibling`. */
  relationship: 'spouse' | 'parent' | 'child' | 'sibling' | 'friend' | 'relative' | 'coworker' | 'other';
  /** Phone number. */
  phone: string;
  /** Email address. */
  email: string;
  /** Whether to call this contact first. At most one contact is primary. */
  is_primary?: boolean | undefined;
}

export const contactRecord = (raw: unknown): EmergencyContact => record(raw, { public_id: text, name: text, relationship: text, phone: text, email: text, is_primary: isTrue });
