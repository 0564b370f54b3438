// Generated from the contract by `pnpm run generate`; do not edit.

/** A day of the rule without a session. */
export interface HoldDateParams {
  /** The day to hold. */
  day: string;
}
