// Generated from the contract by `pnpm run generate`; do not edit.

/** Why the account is closed. */
export interface ClosePersonParams {
  /** Why, for the audit log. */
  reason: string;
}

/** What closing the account does now. */
export interface ClosePersonPreview {
  /** Coming registrations that are cancelled. */
  registrations_count: number;
  /** Waitlists that the person leaves. */
  waiting_count: number;
  /** What goes back to cards and in cash, by the policy of each registration. US dollars as a decimal string with two places, such as `75.00`. */
  refund_total: string;
  /** What nobody has to pay any more. US dollars as a decimal string with two places, such as `75.00`. */
  dropped_total: string;
  /** Studio credit that is lost with the account, with what cancelled registrations give back as credit. US dollars as a decimal string with two places, such as `75.00`. */
  forfeited_credit: string;
}
