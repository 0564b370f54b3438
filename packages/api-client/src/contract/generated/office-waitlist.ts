// Generated from the contract by `pnpm run generate`; do not edit.

/** A person who is to wait for a spot. */
export interface AddToWaitlistParams {
  /** Id of their account. */
  person_id: string;
}

/** An offer of a spot out of turn. */
export interface OfferSpotParams {
  /** Why this person is next, for the team. */
  reason: string;
}

/** One page of a list. */
export interface OfficeWaitlist {
  /** The entries of this page. */
  results: OfficeWaitlistEntry[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}

/** A person who waits for a spot in a session. */
export interface OfficeWaitlistEntry {
  /** Of the waitlist entry. */
  id: string;
  /** Of their account. */
  person_id: string;
  /** Name of the person; the email where none is known. */
  name: string;
  /** From 1, as the person sees it. An offer counts until it is accepted or ended. */
  position: number;
  /** `offered`: a spot is held for the person. */
  state: 'waiting' | 'offered';
  /** Until when the spot is held; `null` while the person waits. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  offer_expires_at: string | null;
  /** When the person joined. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  joined_at: string;
}
