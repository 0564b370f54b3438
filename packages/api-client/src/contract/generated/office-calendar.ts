// Generated from the contract by `pnpm run generate`; do not edit.

/** The private calendar of the sessions that the caller leads. */
export interface OfficeCalendar {
  /** The address for calendar programs, which needs no sign-in; `null` until the first one is made. */
  url: string | null;
}
