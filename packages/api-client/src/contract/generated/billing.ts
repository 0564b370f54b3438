// Generated from the contract by `pnpm run generate`; do not edit.

import { record, text } from '../definition/lenient.ts';

/** The billing address of a member. */
export interface BillingAddress {
  /** Id of the record, which people may see. */
  public_id: string;
  /** Street and number. */
  address: string;
  /** Empty where there is none. */
  address2: string;
  /** City or town. */
  city: string;
  /** Code of the state or province where the country has a list. */
  state: string;
  /** Postal code. */
  postal_code: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  updated_at: string;
}

/** A billing address to store. */
export interface BillingAddressParams {
  /** Street and number. */
  address: string;
  /** Apartment, suite or floor. */
  address2?: string | undefined;
  /** City or town. */
  city: string;
  /** State or province; a code where the country has a list. */
  state?: string | undefined;
  /** Postal code. */
  postal_code?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  country: 'US' | 'CA' | 'MX' | 'GB' | 'AU' | 'DE' | 'FR' | 'IT' | 'ES' | 'JP';
}

export const billingAddressRecord = (raw: unknown): BillingAddress => record(raw, { public_id: text, address: text, address2: text, city: text, state: text, postal_code: text, country: (given) => text(given, 'US'), updated_at: text });
