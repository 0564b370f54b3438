// Written by `pnpm run wire-table` from the contract; do not edit.

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
  /** Such as `member`, `coach` and `staff`. */
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
