// Generated from the contract by `pnpm run generate`; do not edit.

import { isNotFalse, record, text } from '../definition/lenient.ts';
import type { Tokens } from './auth.ts';

/** A new account, signed in. */
export interface AccountCreated {
  /** An account. */
  user: User;
  /** Sent once: a repeated call with the same idempotency key gets none. An access token and the refresh token that renews it once. */
  tokens?: Tokens | undefined;
  /** A sentence that may be shown to a person. */
  message: string;
}

/** The current and the new password. */
export interface ChangePasswordParams {
  /** The current password. */
  old_password: string;
  /** At least 8 characters, with a lowercase and an uppercase letter, a digit and a symbol. */
  new_password: string;
}

/** The password, which confirms the deletion. */
export interface DeleteAccountParams {
  /** The password of the account. */
  password: string;
}

/** A new password, with the token from the email. */
export interface PasswordResetConfirmation {
  /** The password of the account. */
  password: string;
  /** The password once more. */
  confirm_password: string;
}

/** The address whose password is forgotten. */
export interface PasswordResetParams {
  /** Email address. */
  email: string;
}

/** A new account. */
export interface RegisterParams {
  /** Email address. */
  email: string;
  /** The password of the account. */
  password: string;
  /** The password once more. */
  confirm_password: string;
  /** The token of a passed human check: from Turnstile, or from the local challenge. */
  turnstile_token: string;
  /** What guest registration asks for, and the waiver. */
  details?: {
    /** First name. */
    first_name: string;
    /** Last name. */
    last_name: string;
    /** Street and number. */
    address: string;
    /** Apartment, suite or floor. */
    address2?: string | undefined;
    /** City or town. */
    city: string;
    /** State or province; a code where the country has a list. */
    state: string;
    /** Postal code. */
    zip: string;
    /** ISO 3166-1 alpha-2. */
    country?: 'US' | 'CA' | 'MX' | 'GB' | 'AU' | 'DE' | 'FR' | 'IT' | 'ES' | 'JP' | undefined;
    /** 1 Female, 2 Male, 3 Non-binary, 4 Prefer not to say. */
    gender: 'male' | 'female' | 'other';
    /** Calendar day of birth. */
    date_of_birth: string;
    /** Phone number. */
    phone?: string | undefined;
    /** Must be true: the person accepts the liability waiver. */
    waiver_signed: boolean;
  } | undefined;
  /** Who joins without registering. Ignored beside `details`. */
  person?: {
    /** First name. */
    first_name: string;
    /** Last name. */
    last_name: string;
    /** Calendar day of birth. */
    date_of_birth: string;
  } | undefined;
}

/** Who gets the verification email again. A signed-in member needs no address. */
export interface ResendVerificationParams {
  /** Email address. */
  email?: string | undefined;
}

/** An account. */
export interface User {
  /** Id of the record, which people may see. */
  public_id: string;
  /** Email address. */
  email: string;
  /** False for a closed account. */
  is_active: boolean;
  /** Whether the email address is verified. */
  email_verified: boolean;
}

/** The token from the verification email. */
export interface VerifyEmailParams {
  /** From the link in the verification email. */
  token: string;
}

export const userRecord = (raw: unknown): User => record(raw, { public_id: text, email: text, is_active: isNotFalse, email_verified: isNotFalse });
