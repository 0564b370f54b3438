// Generated from the contract by `pnpm run generate`; do not edit.

import { isTrue, record, text } from '../definition/lenient.ts';

/** A place where the caller is signed in. */
export interface OwnSignIn {
  /** Id of the record, which people may see. */
  public_id: string;
  /** Browser and system, as the browser named them; empty if unknown. */
  device: string;
  /** Part of the network address of the sign-in; empty if unknown. */
  network: string;
  /** When the sign-in began. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  created_at: string;
  /** When its tokens were last renewed, at most about five minutes behind. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  last_used_at: string;
  /** Whether this call belongs to it. */
  is_current: boolean;
}

/** Whether the caller has the requested permission. */
export interface Permission {
  /** Whether the caller has the permission. */
  has_permission: boolean;
}

/** New tokens. Without `refresh`, the old refresh token stays valid. */
export interface RefreshedTokens {
  /** Bearer token; valid for five minutes. */
  access: string;
  /** Valid once; the response to a refresh carries the next one. */
  refresh?: string | undefined;
}

/** The refresh token of a sign-in. */
export interface RefreshParams {
  /** The refresh token of the sign-in; valid once. */
  refresh: string;
}

/** The roles of the caller. */
export interface Roles {
  /** Such as `member`, `coach` and `staff`, and the role in the team, such as `manager`. */
  roles: string[];
}

/** An email address with its password. */
export interface SignInParams {
  /** Email address. */
  email: string;
  /** The password of the account. */
  password: string;
}

/** An access token and the refresh token that renews it once. */
export interface Tokens {
  /** Bearer token; valid for five minutes. */
  access: string;
  /** Valid once; the response to a refresh carries the next one. */
  refresh: string;
}

/** The password of the account whose sign-in is locked. */
export interface UnlockParams {
  /** The password of the account. */
  password: string;
}

export const ownSignInRecord = (raw: unknown): OwnSignIn => record(raw, { public_id: text, device: text, network: text, created_at: text, last_used_at: text, is_current: isTrue });
