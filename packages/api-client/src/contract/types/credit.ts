// Written by `pnpm run wire-table` from the contract; do not edit.

/** The studio credit of the caller. */
export interface Credit {
  /** What can be spent: without what payments in progress have reserved. US dollars as a decimal string with two places, such as `75.00`. */
  balance: string;
}
