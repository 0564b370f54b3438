// Written by `pnpm run wire-table` from the contract; do not edit.

/** A day of the rule without a session. */
export interface HoldDateParams {
  /** The day to hold. */
  day: string;
}
